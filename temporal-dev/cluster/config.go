package main

import (
	"fmt"
	"net"
	"time"

	"go.temporal.io/server/common/cluster"
	"go.temporal.io/server/common/config"
	"go.temporal.io/server/common/membership/static"
	"go.temporal.io/server/common/primitives"
)

const (
	localhost = "127.0.0.1"
	// Several shards, as a cluster has, so that rooms do not all share one.
	shards      = 4
	clusterName = "active"
)

// The port of each service.
type ports map[primitives.ServiceName]int

// Returns the given port for clients, and free ones for the other services.
func choosePorts(port int) (ports, error) {
	chosen := ports{primitives.FrontendService: port}
	for _, service := range []primitives.ServiceName{
		primitives.HistoryService, primitives.MatchingService, primitives.WorkerService,
	} {
		listener, err := net.Listen("tcp", localhost+":0")
		if err != nil {
			return nil, err
		}
		// Closed at the end, so that no two services get the same port.
		defer listener.Close()
		chosen[service] = listener.Addr().(*net.TCPAddr).Port
	}
	return chosen, nil
}

func addressOf(port int) string { return fmt.Sprintf("%s:%d", localhost, port) }

func hostsOf(ports ports) map[primitives.ServiceName]static.Hosts {
	hosts := map[primitives.ServiceName]static.Hosts{}
	for service, port := range ports {
		hosts[service] = static.SingleLocalHost(addressOf(port))
	}
	return hosts
}

func configOf(ports ports, stores stores) *config.Config {
	conf := config.Config{Services: map[string]config.Service{}}
	for service, port := range ports {
		conf.Services[string(service)] = config.Service{
			RPC: config.RPC{GRPCPort: port, BindOnIP: localhost},
		}
	}
	frontend := addressOf(ports[primitives.FrontendService])
	conf.Global.Membership.MaxJoinDuration = 30 * time.Second
	conf.Global.Membership.BroadcastAddress = localhost
	conf.Persistence = config.Persistence{
		DefaultStore:     "rooms",
		VisibilityStore:  "visibility",
		NumHistoryShards: shards,
		DataStores: map[string]config.DataStore{
			"rooms":      {SQL: stores.rooms},
			"visibility": {SQL: stores.visibility},
		},
	}
	conf.ClusterMetadata = &cluster.Config{
		FailoverVersionIncrement: 10,
		MasterClusterName:        clusterName,
		CurrentClusterName:       clusterName,
		ClusterInformation: map[string]cluster.ClusterInformation{
			clusterName: {Enabled: true, InitialFailoverVersion: 1, RPCAddress: frontend},
		},
	}
	conf.DCRedirectionPolicy.Policy = "noop"
	conf.Archival.History.State = "disabled"
	conf.Archival.Visibility.State = "disabled"
	conf.NamespaceDefaults.Archival.History.State = "disabled"
	conf.NamespaceDefaults.Archival.Visibility.State = "disabled"
	conf.PublicClient.HostPort = frontend
	return &conf
}
