import type { Server } from 'node:http';
import { STATUS_CODES } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { Problem } from '../problems/problem.filter';

const PROBLEMS: Readonly<Record<string, Problem>> = {
  HPE_HEADER_OVERFLOW: { statusCode: 431, message: 'The address or the headers of this request are too long' },
  ERR_HTTP_REQUEST_TIMEOUT: { statusCode: 408, message: 'The request took too long to arrive' },
};
const UNREADABLE: Problem = { statusCode: 400, message: 'The request could not be understood' };

const written = (problem: Problem): string => {
  const title = STATUS_CODES[problem.statusCode] ?? 'Error';
  const requestId = randomUUID();
  const body = JSON.stringify({ error: title, ...problem, requestId });
  const headers = {
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
    Connection: 'close',
  };
  return `HTTP/1.1 ${problem.statusCode} ${title}\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n${body}`;
};

/** Answers requests that Node cannot parse in the same format as other errors; no route or filter ever sees them. */
export const answerUnreadable = (server: Server): void => {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    socket.end(written(PROBLEMS[error.code ?? ''] ?? UNREADABLE));
  });
};
