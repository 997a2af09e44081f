import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSmtpInbox } from '../../testing/smtp-inbox.ts';
import { createMailer } from './create-mailer.ts';

const from = 'Sextant <desk@sextant.example>';
let dataDir: string;
let lines: Record<string, unknown>[];
const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'sextant-mail-'));
  lines = [];
});
afterEach(() => rm(dataDir, { recursive: true }));

const message = {
  to: 'ada@example.org',
  subject: 'Your Sextant code',
  text: 'Grüße\n\n    K7XM\n',
  code: 'K7XM',
};

describe('without a mail server', () => {
  it('writes a message that only its owner can read, and logs its code', async () => {
    const mailer = createMailer({ dataDir, mail: { smtpUrl: undefined, from, logsSecrets: true } }, log);
    await mailer.send(message);
    await mailer.send({ ...message, to: 'other@example.org' });
    mailer.close();
    const outbox = path.join(dataDir, 'outbox');
    const names = await readdir(outbox);
    expect(names).toHaveLength(2);
    const [name = ''] = names.sort();
    expect(name).toMatch(/\.eml$/);
    expect((await stat(path.join(outbox, name))).mode & 0o777).toBe(0o600);
    expect((await stat(outbox)).mode & 0o777).toBe(0o700);
    const {
      from: sender,
      subject,
      text,
      to,
    } = await PostalMime.parse(await readFile(path.join(outbox, name)));
    expect({ sender, subject, text: text?.trimEnd(), to }).toMatchObject({
      sender: { name: 'Sextant', address: 'desk@sextant.example' },
      subject: 'Your Sextant code',
      text: 'Grüße\n\n    K7XM',
      to: [{ address: 'ada@example.org' }],
    });
    expect(lines[0]).toMatchObject({ to: 'ada@example.org', code: 'K7XM', file: path.join(outbox, name) });
  });

  it('logs neither code nor link nor whose they are where it is told not to', async () => {
    const mailer = createMailer({ dataDir, mail: { smtpUrl: undefined, from, logsSecrets: false } }, log);
    await mailer.send({ ...message, link: 'https://sextant.example/verify-email#token' });
    mailer.close();
    const [name = ''] = await readdir(path.join(dataDir, 'outbox'));
    expect(lines).toMatchObject([{ file: path.join(dataDir, 'outbox', name) }]);
    expect(JSON.stringify(lines)).not.toMatch(/K7XM|#token|ada@/);
  });

  it('keeps the newest thousand messages, and what is none', async () => {
    const outbox = path.join(dataDir, 'outbox');
    await mkdir(outbox);
    const older = Array.from({ length: 1_002 }, (_, at) => `2026-01-01T00-00-00.${1_000 + at}Z-older.eml`);
    for (const name of ['notes.txt', ...older]) await writeFile(path.join(outbox, name), '');
    const mailer = createMailer({ dataDir, mail: { smtpUrl: undefined, from, logsSecrets: true } }, log);
    await mailer.send(message);
    mailer.close();
    const names = (await readdir(outbox)).sort();
    expect(names.slice(0, 999)).toEqual(older.slice(3));
    expect(names).toHaveLength(1_001);
    expect(names.at(-1)).toBe('notes.txt');
  });

  it('rejects when the message cannot be written', async () => {
    const file = path.join(dataDir, 'a-file');
    const blocked = createMailer(
      { dataDir: path.join(file, 'x'), mail: { smtpUrl: undefined, from, logsSecrets: true } },
      log,
    );
    await writeFile(file, '');
    await expect(blocked.send(message)).rejects.toThrow(/ENOTDIR/);
  });
});

describe('with a mail server', () => {
  it('sends there, and logs no code', async () => {
    const inbox = await startSmtpInbox();
    const mailer = createMailer({ dataDir, mail: { smtpUrl: inbox.url, from, logsSecrets: true } }, log);
    await mailer.send(message);
    const received = await inbox.nextTo('ada@example.org');
    mailer.close();
    await inbox.close();
    expect(received).toMatchObject({ subject: message.subject, from: { address: 'desk@sextant.example' } });
    expect(received.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    expect(lines).toEqual([]);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('lets no one add headers or recipients', async () => {
    const inbox = await startSmtpInbox();
    const mailer = createMailer({ dataDir, mail: { smtpUrl: inbox.url, from, logsSecrets: true } }, log);
    await mailer.send({
      ...message,
      to: 'ada@example.org',
      subject: 'Hello\r\nBcc: victim@example.org\r\n\r\nanother body',
    });
    const received = await inbox.nextTo('ada@example.org');
    await mailer.send({ ...message, to: 'ada@example.org, victim@example.org' }).catch(() => {});
    await mailer.send({ ...message, to: 'ada@example.org\r\nRCPT TO:<victim@example.org>' }).catch(() => {});
    mailer.close();
    expect(received.bcc ?? []).toEqual([]);
    expect(received.text).toContain('K7XM');
    expect(inbox.recipients()).not.toContain('victim@example.org');
    await inbox.close();
  });

  it('gives up on one that takes the connection and says nothing', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const mailer = createMailer(
      { dataDir, mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from, logsSecrets: true } },
      log,
    );
    await expect(mailer.send(message)).rejects.toThrow(/greeting/i);
    mailer.close();
    silent.close();
  });
});
