package main

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"reflect"

	"github.com/jmoiron/sqlx"
	"go.temporal.io/server/common/config"
	"go.temporal.io/server/common/log"
	"go.temporal.io/server/common/metrics"
	persistence "go.temporal.io/server/common/persistence/sql"
	"go.temporal.io/server/common/persistence/sql/sqlplugin"
	"go.temporal.io/server/common/persistence/sql/sqlplugin/sqlite"
	"go.temporal.io/server/common/resolver"
	schema "go.temporal.io/server/schema/sqlite"
)

// Lets the server's connection to a database file keep its prepared statements: Temporal prepares
// each statement each time and has no setting for it. Everything in the server gets the connection
// from the pool of Temporal's plugin, where it is changed here.
func keepStatements(file string, pragmas map[string]string) error {
	conf := config.SQL{
		PluginName:        sqlite.PluginName,
		DatabaseName:      file,
		ConnectAttributes: map[string]string{"mode": "rwc"},
	}
	for key, value := range pragmas {
		conf.ConnectAttributes[key] = value
	}
	// The development server does this only when it finds no file.
	if _, err := os.Stat(file); errors.Is(err, fs.ErrNotExist) {
		if err := schema.SetupSchema(&conf); err != nil {
			return fmt.Errorf("failed setting up schema: %w", err)
		}
	}
	admin, err := persistence.NewSQLAdminDB(
		sqlplugin.DbKindUnknown, &conf, resolver.NewNoopResolver(), log.NewNoopLogger(), metrics.NoopMetricsHandler,
	)
	if err != nil {
		return fmt.Errorf("failed opening %s: %w", file, err)
	}
	pooled := (*sqlx.DB)(reflect.ValueOf(admin).Elem().FieldByName("db").UnsafePointer())
	pooled.DB = sql.OpenDB(keeper{plain: pooled.DB})
	// The plugin's limits.
	pooled.DB.SetMaxOpenConns(1)
	pooled.DB.SetMaxIdleConns(1)
	return nil
}

// Takes connections from a database and lets them keep their statements.
type keeper struct{ plain *sql.DB }

func (k keeper) Driver() driver.Driver { return k.plain.Driver() }

func (k keeper) Connect(ctx context.Context) (driver.Conn, error) {
	owner, err := k.plain.Conn(ctx)
	if err != nil {
		return nil, err
	}
	taken := make(chan sqliteConnection)
	closed := make(chan struct{})
	ended := make(chan error)
	go func() {
		ended <- owner.Raw(func(plain any) error {
			taken <- plain.(sqliteConnection)
			<-closed
			// The plain database closes such a connection.
			return driver.ErrBadConn
		})
	}()
	end := func() {
		close(closed)
		<-ended
	}
	select {
	case plain := <-taken:
		return &connection{sqliteConnection: plain, kept: map[string]*statement{}, end: end}, nil
	case err := <-ended:
		return nil, err
	}
}

// What database/sql uses of SQLite's connection.
type sqliteConnection interface {
	driver.Conn
	driver.ConnBeginTx
	driver.ConnPrepareContext
	driver.ExecerContext
	driver.QueryerContext
	driver.SessionResetter
	driver.Validator
}

// Statements of more texts than this are prepared each time.
const maxKept = 512

// Used by one goroutine at a time, as database/sql promises.
type connection struct {
	sqliteConnection
	kept map[string]*statement
	end  func()
}

func (c *connection) Close() error {
	for _, kept := range c.kept {
		_ = kept.Close()
	}
	c.end()
	return nil
}

// A prepared statement, which is busy while its rows are read.
type statement struct {
	sqliteStatement
	busy bool
}

type sqliteStatement interface {
	driver.Stmt
	driver.StmtExecContext
	driver.StmtQueryContext
}

// Returns a prepared statement that is not busy, or nil.
func (c *connection) statementFor(ctx context.Context, query string) (*statement, error) {
	if found, ok := c.kept[query]; ok {
		if found.busy {
			return nil, nil
		}
		return found, nil
	}
	if len(c.kept) >= maxKept {
		return nil, nil
	}
	prepared, err := c.sqliteConnection.PrepareContext(ctx, query)
	if err != nil {
		return nil, err
	}
	made := &statement{sqliteStatement: prepared.(sqliteStatement)}
	c.kept[query] = made
	return made, nil
}

func (c *connection) ExecContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Result, error) {
	found, err := c.statementFor(ctx, query)
	if err != nil {
		return nil, err
	}
	if found == nil {
		return c.sqliteConnection.ExecContext(ctx, query, args)
	}
	return found.ExecContext(ctx, args)
}

func (c *connection) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	found, err := c.statementFor(ctx, query)
	if err != nil {
		return nil, err
	}
	if found == nil {
		return c.sqliteConnection.QueryContext(ctx, query, args)
	}
	read, err := found.QueryContext(ctx, args)
	if err != nil {
		return nil, err
	}
	found.busy = true
	return &rows{Rows: read, of: found}, nil
}

type rows struct {
	driver.Rows
	of *statement
}

func (r *rows) Close() error {
	r.of.busy = false
	return r.Rows.Close()
}
