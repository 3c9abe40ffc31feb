package main

import (
	"bytes"
	"fmt"
	"io"
	"io/fs"
	"net/url"

	"go.temporal.io/server/common/config"
	"go.temporal.io/server/common/log"
	"go.temporal.io/server/common/metrics"
	"go.temporal.io/server/common/persistence"
	"go.temporal.io/server/common/persistence/sql"
	"go.temporal.io/server/common/persistence/sql/sqlplugin"
	"go.temporal.io/server/common/persistence/sql/sqlplugin/postgresql"
	"go.temporal.io/server/common/resolver"
	"go.temporal.io/server/schema"
	v12 "go.temporal.io/server/schema/postgresql/v12"
)

// The two databases of the server.
type stores struct{ rooms, visibility *config.SQL }

func readStores(address string, name string) (stores, error) {
	parsed, err := url.Parse(address)
	if err != nil || parsed.Scheme != "postgres" || parsed.User == nil || parsed.Port() == "" {
		// The address has a password, so it is not repeated.
		return stores{}, fmt.Errorf("-postgres must be postgres://USER:PASSWORD@HOST:PORT")
	}
	password, _ := parsed.User.Password()
	store := func(database string) *config.SQL {
		return &config.SQL{
			PluginName:      postgresql.PluginNamePGX,
			ConnectProtocol: "tcp",
			ConnectAddr:     parsed.Host,
			User:            parsed.User.Username(),
			Password:        password,
			DatabaseName:    database,
			MaxConns:        20,
			MaxIdleConns:    20,
		}
	}
	return stores{rooms: store(name), visibility: store(name + "_visibility")}, nil
}

// Creates the databases and their tables unless they are there.
func (s stores) prepare() error {
	if err := prepare(s.rooms, "temporal", v12.Version); err != nil {
		return err
	}
	return prepare(s.visibility, "visibility", v12.VisibilityVersion)
}

func prepare(store *config.SQL, tables string, version string) error {
	if err := createDatabase(*store); err != nil {
		return fmt.Errorf("cannot create the database %s: %w", store.DatabaseName, err)
	}
	db, err := open(store)
	if err != nil {
		return err
	}
	defer db.Close()
	if _, err := db.ReadSchemaVersion(store.DatabaseName); err == nil {
		return nil
	}
	if err := db.CreateSchemaVersionTables(); err != nil {
		return err
	}
	text, err := fs.ReadFile(schema.Assets(), "postgresql/v12/"+tables+"/schema.sql")
	if err != nil {
		return err
	}
	statements, err := persistence.LoadAndSplitQueryFromReaders([]io.Reader{bytes.NewReader(text)})
	if err != nil {
		return err
	}
	for _, statement := range statements {
		if err := db.Exec(statement); err != nil {
			return fmt.Errorf("cannot create the tables of %s: %w", store.DatabaseName, err)
		}
	}
	// Last, because the server checks the version.
	return db.UpdateSchemaVersion(store.DatabaseName, version, version)
}

func createDatabase(store config.SQL) error {
	name := store.DatabaseName
	// The database that every Postgres has.
	store.DatabaseName = ""
	db, err := open(&store)
	if err != nil {
		return err
	}
	defer db.Close()
	return db.CreateDatabase(name)
}

func open(store *config.SQL) (sqlplugin.AdminDB, error) {
	return sql.NewSQLAdminDB(
		sqlplugin.DbKindUnknown, store, resolver.NewNoopResolver(), log.NewNoopLogger(), metrics.NoopMetricsHandler,
	)
}
