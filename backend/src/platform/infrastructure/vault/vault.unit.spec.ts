import { masked, Vault } from './vault';

const vault = new Vault(Buffer.from('a-secret-that-is-only-used-in-tests'));

describe('the vault', () => {
  it.each(['12-3456789', '', 'ünïcödé 🚚', 'x'.repeat(10_000)])('opens what it sealed: %.20s', (plain) =>
    expect(vault.open('broker-7', vault.seal('broker-7', plain))).toBe(plain),
  );
  it('shows nothing of what it sealed, and never the same twice', () => {
    const [one, two] = [vault.seal('broker-7', '12-3456789'), vault.seal('broker-7', '12-3456789')];
    expect(one).toMatch(/^sealed:1:[\w-]+$/);
    expect(one).not.toContain('3456789');
    expect(one).not.toBe(two);
  });
  it('opens it for its own subject only', () =>
    expect(() => vault.open('broker-8', vault.seal('broker-7', 'x'))).toThrow());
  // AES-256-GCM of Python's cryptography, under the HMAC-SHA-256 of the subject: what was sealed years ago opens for
  // ever
  it.each([
    [
      'both by the key and by the name of its subject',
      'sealed:1:AAECAwQFBgcICQoL-dHEuTPp4EDt7HkrK2g0gkhj87IG7Xsg8qs',
      true,
    ],
    ['not by the key alone', 'sealed:1:AAECAwQFBgcICQoLhF3s2e-N8n6UN1yVzhNTa0hj87IG7Xsg8qs', false],
    ['not by the name alone', 'sealed:1:AAECAwQFBgcICQoL3FXQLXK97cEB3Dd8G9McTtXQDsWbAifaerg', false],
  ])('opens what was sealed elsewhere, %s', (_, sealed, opens) => {
    const open = () => vault.open('broker-7', sealed);
    if (opens) expect(open()).toBe('12-3456789');
    else expect(open).toThrow();
  });
  it('opens it with its own key only', () =>
    expect(() => new Vault(Buffer.from('another-secret')).open('broker-7', vault.seal('broker-7', 'x'))).toThrow());
  it('opens nothing that was touched', () => {
    const sealed = vault.seal('broker-7', '12-3456789');
    const touched = sealed.slice(0, -3) + (sealed.endsWith('AAA') ? 'BBB' : 'AAA');
    expect(() => vault.open('broker-7', touched)).toThrow();
  });
  it('lets the last four be shown', () => expect(masked('6789')).toBe('*****6789'));
});
