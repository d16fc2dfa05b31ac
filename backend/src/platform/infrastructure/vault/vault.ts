import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const MARK = 'sealed:1:';

/**
 * Encrypts values that must not be readable in the log: tax ids, account numbers. It uses AES-256-GCM. The key of a
 * subject (`client-<id>`) is derived from the master key, and the subject is also the associated data, so an encrypted
 * value cannot be moved to another record.
 */
export class Vault {
  constructor(private readonly master: Buffer) {}

  seal(subject: string, plain: string): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.keyOf(subject), nonce);
    cipher.setAAD(Buffer.from(subject));
    const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
    return MARK + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  open(subject: string, sealed: string): string {
    const bytes = Buffer.from(sealed.slice(MARK.length), 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', this.keyOf(subject), bytes.subarray(0, 12));
    decipher.setAAD(Buffer.from(subject));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  }

  /**
   * A keyed hash of a value, the same for the same subject and value: by it a value is found twice without being
   * opened. Without the master key it tells nothing, however few values there are.
   * @example mark('tax ids of client-7', '123456789') === mark('tax ids of client-7', '123456789')
   */
  mark(subject: string, plain: string): string {
    return createHmac('sha256', this.keyOf(`mark:${subject}`))
      .update(plain)
      .digest('base64url');
  }

  private keyOf(subject: string): Buffer {
    return createHmac('sha256', this.master).update(`subject:${subject}`).digest();
  }
}

/** How screens show a secret: '*****1234', from its last four characters. */
export const masked = (lastFour: string): string => `*****${lastFour}`;
