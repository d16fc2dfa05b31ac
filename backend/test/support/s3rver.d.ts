declare module '@20minutes/s3rver' {
  /** An S3 server for tests. */
  export default class S3rver {
    constructor(options: { port: number; address: string; silent: boolean; directory: string; vhostBuckets: boolean });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
