package main

import (
	"context"
	"flag"
	"fmt"
	"log/slog"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"github.com/google/uuid"
	"github.com/temporalio/cli/temporalcli/devserver"
	"go.temporal.io/api/enums/v1"
	"gopkg.in/yaml.v3"
)

// Runs the development server until SIGTERM or SIGINT, with the flags that it has in Temporal's
// command line and that supervisor/engine/engine.mjs gives.
func startServer(args []string) error {
	options, err := readOptions(args)
	if err != nil {
		return err
	}
	ctx, cancel := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer cancel()
	ports := []int{options.FrontendPort}
	if options.UIIP != "" {
		ports = append(ports, options.UIPort)
	}
	for _, port := range ports {
		if err := devserver.CheckPortFree(options.FrontendIP, port); err != nil {
			return fmt.Errorf("can't use port %d: %w", port, err)
		}
	}
	if options.DatabaseFile != "" {
		if err := keepStatements(options.DatabaseFile, options.SqlitePragmas); err != nil {
			return err
		}
	}
	server, err := devserver.Start(options)
	if err != nil {
		return fmt.Errorf("failed starting server: %w", err)
	}
	defer server.Stop()
	<-ctx.Done()
	return nil
}

// Without a port for metrics the server collects none.
func readOptions(args []string) (devserver.StartOptions, error) {
	options := devserver.StartOptions{
		Namespaces:             []string{"default"},
		ClusterID:              uuid.NewString(),
		MasterClusterName:      "active",
		CurrentClusterName:     "active",
		InitialFailoverVersion: 1,
		SqlitePragmas:          map[string]string{},
		SearchAttributes:       map[string]enums.IndexedValueType{},
		// The defaults of Temporal's command line.
		DynamicConfigValues: map[string]any{
			"system.forceSearchAttributesCacheRefreshOnRead": true,
			"frontend.persistenceMaxQPS":                     10000,
			"history.persistenceMaxQPS":                      45000,
		},
	}
	flags := flag.NewFlagSet("temporal server start-dev", flag.ContinueOnError)
	flags.StringVar(&options.FrontendIP, "ip", "127.0.0.1", "address to listen on")
	flags.IntVar(&options.FrontendPort, "port", 7233, "port for clients")
	flags.IntVar(&options.UIPort, "ui-port", 8233, "port of the UI")
	flags.StringVar(&options.DatabaseFile, "db-filename", "", "database; default memory")
	headless := flags.Bool("headless", false, "without the UI")
	flags.TextVar(&options.LogLevel, "log-level", slog.LevelWarn, "least level that is printed")
	flags.Func("sqlite-pragma", "KEY=VALUE", func(text string) error {
		key, value, err := pair(text)
		options.SqlitePragmas[key] = value
		return err
	})
	flags.Func("dynamic-config-value", "KEY=JSON", func(text string) error {
		key, value, err := pair(text)
		if err != nil {
			return err
		}
		var decoded any
		// YAML includes JSON and keeps whole numbers whole.
		err = yaml.Unmarshal([]byte(value), &decoded)
		options.DynamicConfigValues[key] = decoded
		return err
	})
	flags.Func("search-attribute", "NAME=TYPE", func(text string) error {
		name, kind, err := pair(text)
		if err != nil {
			return err
		}
		options.SearchAttributes[name], err = enums.IndexedValueTypeFromString(kind)
		return err
	})
	if err := flags.Parse(args); err != nil {
		return options, err
	}
	if !*headless {
		options.UIIP = options.FrontendIP
	}
	options.Logger = slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: options.LogLevel}))
	return options, nil
}

func pair(text string) (string, string, error) {
	key, value, ok := strings.Cut(text, "=")
	if !ok {
		return "", "", fmt.Errorf("%q must be KEY=VALUE", text)
	}
	return key, value, nil
}
