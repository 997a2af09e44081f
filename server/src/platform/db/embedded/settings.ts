export interface ServerSettings {
  port: number;
  /** A cluster no one will miss, as the tests': quick, and lost at a power cut. */
  isThrowaway: boolean;
}

/** The settings of a small server on its owner's machine, as `postgres` takes them. */
export function serverArguments({ port, isThrowaway }: ServerSettings): string[] {
  const settings: Record<string, string | number> = {
    port,
    // Loopback with a password is the same on every system; a socket's path would have to be short and private.
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '64MB',
    // Half a small disk should not go to old log files.
    max_wal_size: '256MB',
    // A page that is written whole after a checkpoint is half empty as a rule.
    wal_compression: 'on',
    // Its queries are short: compiling them costs more than it saves.
    jit: 'off',
    io_method: 'sync',
    max_logical_replication_workers: 0,
    idle_in_transaction_session_timeout: '60s',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Errors go to who asked. They may quote what people wrote, which has no place in a log.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    log_line_prefix: '',
    ...(isThrowaway && {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      wal_compression: 'off',
    }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
