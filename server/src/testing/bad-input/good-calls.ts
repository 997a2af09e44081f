import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type RouteName, routes, type Turn } from '@sextant/contracts';
import sharp from 'sharp';
import { vi } from 'vitest';
import { signUpTestUser, testPassword } from '../test-user.ts';
import { type CallParts, callOf, send } from './calls.ts';
import type { World } from './world.ts';

/** Makes a plausible call one that must succeed: brings in what no schema can say, such as a password that is known. */
type MakeGood = (world: World, parts: CallParts) => Promise<CallParts>;

/** Brings in the link to the reader's session. */
const byLink: MakeGood = async ({ reader }, parts) => {
  const path = routes.shareSession.path.replace(':id', reader.sessionId);
  const { token } = await reader.user.post(path, {});
  return { ...parts, token };
};

/** Brings in somebody new, whose account may be changed or lost. */
const bySomebodyNew =
  (body: object): MakeGood =>
  async ({ server }, parts) => {
    const { access } = await signUpTestUser(server.url);
    return { ...parts, access, body };
  };

/** The calls that succeed as they are made from their schemas alone are missing here. */
const special: Partial<Record<RouteName, MakeGood>> = {
  stopTurn: async (_world, parts) => ({ ...parts, body: { engine: 'claude' } }),
  register: async (_world, parts) => ({ ...parts, body: { ...(parts.body as object), id_token: undefined } }),
  async login(world, parts) {
    const { password } = parts.body as { password: string };
    // Whatever may be sent as a password may be chosen as one, once it is long enough.
    const email = `${randomUUID()}@example.org`;
    const chosen = `${password}${randomUUID()}`.slice(-200);
    await post(world, routes.register.path, { full_name: 'Ada Reader', email, password: chosen });
    return { ...parts, body: { username: email.toUpperCase(), password: chosen } };
  },
  refresh: async ({ server }, parts) => ({
    ...parts,
    body: { refresh: (await signUpTestUser(server.url)).refresh },
  }),
  logout: async ({ server }, parts) => ({
    ...parts,
    body: { refresh: (await signUpTestUser(server.url)).refresh },
  }),
  async verifyOtp(world, parts) {
    const { email, code } = await sentCode(world);
    return { ...parts, body: { email, otp: code.toLowerCase() } };
  },
  async resetPassword(world, parts) {
    const { email, code } = await sentCode(world);
    const verified = await post(world, routes.verifyOtp.path, { email, otp: code });
    const cookie = String(verified.headers['set-cookie']).split(';', 1)[0] ?? '';
    return { ...parts, body: { email, new_password: `${randomUUID()} new` }, headers: { cookie } };
  },
  async verifyEmail(world, parts) {
    const user = await signUpTestUser(world.server.url, { isVerified: false });
    await user.post(routes.sendVerification.path, {});
    const token = await sent(world, user.email, /verify-email#([\w-]{43})/);
    return { ...parts, body: { token } };
  },
  changePassword: bySomebodyNew({ current_password: testPassword, new_password: `${randomUUID()} new` }),
  deleteAccount: bySomebodyNew({ password: testPassword }),
  endOtherSignIns: async ({ server }, parts) => ({
    ...parts,
    access: (await signUpTestUser(server.url)).access,
  }),
  async endSignIn({ server }, parts) {
    const { access, email, get, post } = await signUpTestUser(server.url);
    await post(routes.login.path, { username: email, password: testPassword });
    const { sign_ins: signIns } = await get(routes.signIns.path);
    return { ...parts, access, id: signIns.find(({ current }: { current: boolean }) => !current).id };
  },
  async updateProfile(_world, parts) {
    const form = parts.body as FormData;
    if (!form.has('full_name')) form.append('full_name', 'Ada Reader');
    return parts;
  },
  async exportWithPictures(_world, parts) {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const entry = {
      language: 'smiles',
      source: 'CCO',
      name: 'Ethanol',
      words: 'Ethanol',
      width: 8,
      height: 8,
    };
    const form = new FormData();
    form.append('list', JSON.stringify([{ ...entry, bytes: png.length }]));
    form.append('pictures', new Blob([new Uint8Array(png)]), 'pictures');
    return { ...parts, body: form };
  },
  async picture({ reader, server }, parts) {
    const form = new FormData();
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    form.append('profile_picture', new Blob([new Uint8Array(bytes)]), 'me.jpg');
    const changed = await send(
      server.app,
      callOf(routes.updateProfile, { access: reader.user.access, body: form }),
    );
    const id = /[0-9a-f-]{36}/.exec(changed.json().profile_picture)?.[0];
    if (!id) throw new Error(`no picture: ${changed.body}`);
    return { ...parts, id };
  },
  chat: async ({ reader }, parts) => {
    const { session_id: continued, ...body } = parts.body as { session_id?: string };
    return { ...parts, body: { ...body, ...(continued && { session_id: reader.sessionId }) } };
  },
  sessions: async (_world, { query: { cursor: _anyCursor, ...query } = {}, ...parts }) => ({
    ...parts,
    query,
  }),
  session: async ({ reader }, { query, ...parts }) => ({
    ...parts,
    query: { ...query, ...(query?.before !== undefined && { before: reader.turnId }) },
  }),
  async deleteSession({ reader }, parts) {
    const { session_id: id } = await reader.user.post(routes.chat.path, { input_text: 'To be deleted.' });
    return { ...parts, id };
  },
  async checkCitations({ reader }, parts) {
    // While it is being answered, a question's citations are checked as the answers end.
    await (await reader.user.follow(reader.turnId)).all();
    return parts;
  },
  async makeOverview({ reader }, parts) {
    await (await reader.user.follow(reader.turnId)).all();
    return { ...parts, body: { engine: null } };
  },
  async object({ reader }, parts) {
    await (await reader.user.follow(reader.turnId)).all();
    // Answers of demo engines are not judged, so there is no mark to object to, but one may be taken back.
    return { ...parts, body: { cell: 'verdict:xai:yes', wrong: false } };
  },
  structure: async (_world, parts) => ({ ...parts, source: 'rcsb', id: '1CRN' }),
  sharedSession: byLink,
  sharedCitations: byLink,
  sharedDocument: byLink,
  sharedReferences: byLink,
  sharedStudies: byLink,
  async retryEngine({ reader }, parts) {
    // An engine that is at work is not asked again: the time before must be over.
    await (await reader.user.follow(reader.turnId)).all();
    const { answers }: Turn = await reader.user.get(routes.turn.path.replace(':id', reader.turnId));
    const attempt = answers.find(({ engine }) => engine === 'xai')?.attempt;
    return { ...parts, query: { attempt }, body: { engine: 'xai' } };
  },
};

/** Makes a plausible call of a route a good one. */
export const makeGood = async (name: RouteName, world: World, parts: CallParts): Promise<CallParts> =>
  special[name]?.(world, parts) ?? parts;

async function post({ server }: World, url: string, payload: object) {
  const reply = await send(server.app, { method: 'POST', url, payload });
  if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.statusCode} ${reply.body}`);
  return reply;
}

/** Has a code sent to somebody new, and reads it from the mail. */
async function sentCode(world: World): Promise<{ email: string; code: string }> {
  const { email } = await signUpTestUser(world.server.url);
  await post(world, routes.forgotPassword.path, { email });
  return { email, code: await sent(world, email, /^\s*([A-HJ-NP-Z2-9]{4})\s*$/m) };
}

/** What a mail to somebody holds, once it is there. */
const sent = ({ outbox }: World, email: string, pattern: RegExp): Promise<string> =>
  vi.waitFor(
    async () => {
      for (const name of await readdir(outbox)) {
        if (!name.endsWith('.eml')) continue;
        // Long lines are folded.
        const mail = (await readFile(path.join(outbox, name), 'utf8')).replaceAll('=\r\n', '');
        const found = mail.includes(email) && pattern.exec(mail)?.[1];
        if (found) return found;
      }
      throw new Error('no mail yet');
    },
    { timeout: 60_000, interval: 20 },
  );
