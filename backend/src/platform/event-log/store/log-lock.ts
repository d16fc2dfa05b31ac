/**
 * The advisory lock that orders the log. Only the append function, the swap of a rebuilt table and the takeover by a
 * release take it. The SQL of the log is in the migrations.
 */
export const LOG_LOCK = 7272;
