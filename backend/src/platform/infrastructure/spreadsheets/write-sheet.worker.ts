// Writes a long table as .xlsx in a thread of its own.
import { parentPort, workerData } from 'node:worker_threads';
import { toXlsx, type WrittenSheet } from './write-sheet';

void toXlsx(workerData as WrittenSheet).then((bytes) => parentPort?.postMessage(bytes));
