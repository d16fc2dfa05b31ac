/**
 * Advisory lock that orders the log. Taken by the append function and by the swap of a rebuilt table, nowhere else. The
 * SQL of the log stands in the migrations.
 */
export const LOG_LOCK = 7272;
