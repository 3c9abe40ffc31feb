// A Temporal server on Postgres for the cluster tests: all services in one process on 127.0.0.1.
// Its version is the one that the development server has.
package main

import (
	"flag"
	"fmt"
	"os"

	"go.temporal.io/server/common/authorization"
	"go.temporal.io/server/common/config"
	"go.temporal.io/server/common/dynamicconfig"
	"go.temporal.io/server/common/headers"
	"go.temporal.io/server/common/log"
	"go.temporal.io/server/temporal"
	"gopkg.in/yaml.v3"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// Runs the server until SIGTERM or SIGINT.
func run() error {
	version := flag.Bool("version", false, "print the version of the Temporal server")
	port := flag.Int("port", 7233, "port for clients; the other services take free ports")
	address := flag.String("postgres", "", "postgres://USER:PASSWORD@HOST:PORT")
	name := flag.String("database", "temporal", "name of the database; NAME_visibility is the other one")
	settings := flag.String("dynamic-config", "{}", "dynamic configuration as a JSON object")
	flag.Parse()
	if *version {
		fmt.Println(headers.ServerVersion)
		return nil
	}

	stores, err := readStores(*address, *name)
	if err != nil {
		return err
	}
	if err := stores.prepare(); err != nil {
		return err
	}
	server, err := newServer(*port, stores, *settings)
	if err != nil {
		return err
	}
	return server.Start()
}

func newServer(port int, stores stores, settings string) (temporal.Server, error) {
	dynamic := map[string]any{}
	// YAML includes JSON and keeps whole numbers whole.
	if err := yaml.Unmarshal([]byte(settings), &dynamic); err != nil {
		return nil, fmt.Errorf("-dynamic-config must be a JSON object: %w", err)
	}
	values := dynamicconfig.StaticClient{}
	for key, value := range dynamic {
		values[dynamicconfig.Key(key)] = value
	}
	ports, err := choosePorts(port)
	if err != nil {
		return nil, err
	}
	return temporal.NewServer(
		temporal.WithConfig(configOf(ports, stores)),
		temporal.ForServices(temporal.DefaultServices),
		// One process needs no gossip, and finds itself at once after a kill.
		temporal.WithStaticHosts(hostsOf(ports)),
		temporal.WithDynamicConfigClient(values),
		temporal.WithLogger(log.NewZapLogger(log.BuildZapLogger(log.Config{Stdout: true, Level: "error"}))),
		temporal.WithAuthorizer(authorization.NewNoopAuthorizer()),
		temporal.WithClaimMapper(func(*config.Config) authorization.ClaimMapper {
			return authorization.NewNoopClaimMapper()
		}),
		temporal.InterruptOn(temporal.InterruptCh()),
	)
}
