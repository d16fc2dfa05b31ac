import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';

export interface Received {
  readonly to: string;
  readonly messageId: string;
  readonly text: string;
}
/**
 * How the server meets a letter: takes it, says 451 or 550 to the address, takes the greeting and says no more, or
 * hangs up at once.
 */
export type Mood = 'takes' | 'later' | 'never' | 'hangs' | 'hangs up';

/** A mail server on loopback with moods. */
export class SmtpServer {
  readonly received: Received[] = [];
  mood: Mood = 'takes';
  tries = 0;
  private readonly sockets = new Set<Socket>();
  private readonly server = net.createServer((socket) => this.serve(socket));

  static async start(): Promise<SmtpServer> {
    const smtp = new SmtpServer();
    smtp.server.listen(0, '127.0.0.1');
    await once(smtp.server, 'listening');
    return smtp;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Lets go of those it keeps waiting. */
  hangUp(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  async stop(): Promise<void> {
    this.hangUp();
    this.server.close();
    await once(this.server, 'close');
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket)).on('error', () => undefined);
    this.tries += 1;
    if (this.mood === 'hangs') return;
    if (this.mood === 'hangs up') return void socket.destroy();
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    let heard = '';
    let to = '';
    let inData = false;
    say('220 test');
    socket.setEncoding('utf8').on('data', (text: string) => {
      heard += text;
      for (
        let end = heard.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        end >= 0;
        end = heard.indexOf(inData ? '\r\n.\r\n' : '\r\n')
      ) {
        const line = heard.slice(0, end);
        heard = heard.slice(end + (inData ? 5 : 2));
        if (inData) {
          inData = false;
          this.received.push({ to, messageId: /^Message-ID: (\S+)/im.exec(line)?.[1] ?? '', text: line });
          say('250 taken');
        } else if (/^RCPT TO/i.test(line)) {
          to = /<([^>]*)>/.exec(line)?.[1] ?? '';
          say(
            this.mood === 'later'
              ? `451 try later <${to}>`
              : this.mood === 'never'
                ? `550 no such user <${to}>`
                : '250 fine',
          );
        } else if (/^DATA/i.test(line)) {
          inData = true;
          say('354 go on');
        } else say(/^QUIT/i.test(line) ? '221 bye' : '250 fine');
      }
    });
  }
}
