import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Database } from '../db/client.ts';
import type { PlatformDependencies } from '../dependencies.ts';
import { type Counted, countTogether } from './count-together.ts';
import { createKnownNetworks, placeOf } from './known-networks.ts';
import { createLimiter } from './limiter.ts';
import { networkOf, widerNetworkOf } from './network-of.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Decorates `app.limits`: how often what may be done, such as `await app.limits.chat(userId)`. Each call counts and
 * throws `AppError` `rate-limited` past the limit. While the database is away they throw too: no door stands open.
 */
export const limits = fastifyPlugin(
  async (app: FastifyInstance, { database }: Pick<PlatformDependencies, 'database'>) => {
    app.decorate('limits', createLimits(database));
  },
  { name: 'limits' },
);

type Limits = ReturnType<typeof createLimits>;

function createLimits(database: Database) {
  const limiter = (name: string, times: number, seconds: number, message: string) =>
    createLimiter(database, { name, times, seconds, message });

  const chat = limiter('chat', 30, minute, 'More than 30 questions in a minute');
  const pictures = limiter('picture', 60, 10 * minute, 'Too many pictures in a short time');
  const structures = limiter('structure', 120, minute, 'Too many structures requested from your network');
  const signIns = limiter('sign-in', 7, 5 * minute, 'Too many sign-in attempts');
  const strangers = limiter(
    'stranger',
    20,
    hour,
    'Too many sign-in attempts to this account from networks that are new to it; a new password can be set all the same',
  );
  const failedSignIns = limiter(
    'failed-sign-in',
    200,
    15 * minute,
    'Too many failed sign-ins from your network',
  );
  const registrations = limiter('registration', 600, hour, 'Too many new accounts from your network');
  const refreshes = limiter('refresh', 600, minute, 'Too many calls from your network');
  const codes = limiter('code', 5, day, 'At most 5 codes a day are sent to an email address');
  const codeRequests = limiter('code-request', 120, hour, 'Too many codes were asked for from your network');
  const wrongCodes = limiter(
    'wrong-code',
    100,
    6 * hour,
    'Too many wrong codes were entered from your network',
  );

  const manyTaken = 'Too many addresses that have an account were tried from your network';
  const takenAddresses = limiter('taken-address', 20, hour, manyTaken);
  const takenAround = limiter('taken-around', 40, day, manyTaken);
  const ownPasswords = limiter('own-password', 10, hour, 'Too many tries with your password');
  const emailLinks = limiter('email-link', 5, day, 'At most 5 links a day are sent to an email address');
  const linkRequests = limiter('link-request', 60, hour, 'Too many links were asked for from your network');
  const downloads = limiter('download', 10, hour, 'You have downloaded your data ten times within an hour');
  const sharedReads = limiter('shared', 300, minute, 'Too many shared sessions opened from your network');

  const known = createKnownNetworks(database);

  return {
    /** A question, or asking an engine again. */
    chat: (userId: string) => chat.consume(userId),
    /** Reading a shared session. */
    shared: (address: string) => sharedReads.consume(networkOf(address)),
    picture: (userId: string) => pictures.consume(userId),
    /** Coordinates that a data bank is asked for. */
    structure: (address: string) => structures.consume(networkOf(address)),
    /**
     * Counts a try to sign in as a failure, before the password is looked at: for the account at this network, for the
     * network, and, where no one has signed in to the account there, for all such networks together.
     */
    async signIn(email: string, address: string): Promise<Counted> {
      const ofPlace = [signIns, placeOf(email, address)] as const;
      const ofNetwork = [failedSignIns, networkOf(address)] as const;
      const isStranger = !(await known.has(email, address));
      const ofStrangers = [strangers, email.toLowerCase()] as const;
      return countTogether(isStranger ? [ofPlace, ofNetwork, ofStrangers] : [ofPlace, ofNetwork]);
    },
    /** Somebody who knows the password, or has set a new one, has not been guessing and is at home here. */
    async signedIn(email: string, address: string): Promise<void> {
      await signIns.clear(placeOf(email, address));
      await known.remember(email, address);
    },
    /**
     * Counts an address as one that has an account, before it is looked up: what a form answers is one address, what it
     * answers without end is a list of them. Providers give their customers many networks; those side by side count as one.
     */
    takenAddress: (address: string): Promise<Counted> =>
      countTogether([
        [takenAddresses, networkOf(address)],
        [takenAround, widerNetworkOf(address)],
      ]),
    /** A password presented, or something in its place, by somebody who is signed in. */
    ownPassword: (userId: string): Promise<Counted> => countTogether([[ownPasswords, userId]]),
    /** It was the right one. */
    ownPasswordKnown: (userId: string) => ownPasswords.clear(userId),
    /** A mail with a link; counted by its address, which outlives an account. What was not sent is given back to that. */
    async emailLink(email: string, address: string): Promise<Counted> {
      await linkRequests.consume(networkOf(address));
      return countTogether([[emailLinks, email.toLowerCase()]]);
    },
    /** All of one's data. */
    download: (userId: string) => downloads.consume(userId),
    registration: (address: string) => registrations.consume(networkOf(address)),
    refresh: (address: string) => refreshes.consume(networkOf(address)),
    /**
     * A code asked for; counted whether or not the e-mail address has an account. Where its owner has signed in before,
     * the count is the owner's own. What was not sent is given back to the address, and not to the network.
     */
    async codeRequest(email: string, address: string): Promise<Counted> {
      await codeRequests.consume(networkOf(address));
      const isKnown = await known.has(email, address);
      return countTogether([[codes, isKnown ? placeOf(email, address) : email.toLowerCase()]]);
    },
    /** A code presented: counted as a wrong one before it is looked at. How often one code may be tried, it keeps itself. */
    codeTry: (address: string) => wrongCodes.consume(networkOf(address)),
    /** It was not wrong. */
    rightCode: (address: string) => wrongCodes.refund(networkOf(address)),
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    limits: Limits;
  }
}
