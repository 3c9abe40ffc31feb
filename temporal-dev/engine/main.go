// The engine of a machine that has to build it: Temporal's command line, whose development server
// keeps its SQL statements and collects no metrics.
package main

import (
	"context"
	"os"
	"slices"

	"github.com/temporalio/cli/temporalcli"

	// For systems without a database of time zones, as in the original program.
	_ "time/tzdata"
)

func main() {
	if len(os.Args) > 3 && slices.Equal(os.Args[1:3], []string{"server", "start-dev"}) {
		if err := startServer(os.Args[3:]); err != nil {
			os.Stderr.WriteString("Error: " + err.Error() + "\n")
			os.Exit(1)
		}
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	temporalcli.Execute(ctx, temporalcli.CommandOptions{})
}
