import type { z } from 'zod';
import { accountsRoutes } from './accounts.ts';
import type { InputOf, ReplyOf } from './call.ts';
import { chatRoutes } from './chat.ts';
import { configRoutes } from './config.ts';
import { exampleRoutes } from './example.ts';
import { exportRoutes } from './export.ts';
import { healthRoutes } from './health.ts';
import { myAccountRoutes } from './my-account.ts';
import { passwordResetRoutes } from './password-reset.ts';
import { profileRoutes } from './profile.ts';
import { sessionsRoutes } from './sessions.ts';
import { sharingRoutes } from './sharing.ts';
import { structuresRoutes } from './structures.ts';

export type { RouteContract } from './route.ts';

/**
 * Every call of the API, each once: the server registers from here, the web asks by it, OpenAPI and the tests read it.
 * The built web has it without the schemas (`web/calls-without-schemas.ts`): no page loads zod to know an address.
 */
export const routes = {
  ...healthRoutes,
  ...configRoutes,
  ...accountsRoutes,
  ...myAccountRoutes,
  ...passwordResetRoutes,
  ...profileRoutes,
  ...structuresRoutes,
  ...chatRoutes,
  ...sessionsRoutes,
  ...exportRoutes,
  ...sharingRoutes,
  ...exampleRoutes,
};
export type RouteName = keyof typeof routes;

/** What a call is asked with. */
export type CallInput<N extends RouteName> = InputOf<(typeof routes)[N]>;

/** What a call answers as JSON. */
export type CallReply<N extends RouteName> = ReplyOf<(typeof routes)[N]>;

/** Checks what a call answers; undefined where the table has no schemas, as in the built web. */
export type ReplySchema<N extends RouteName> = z.ZodType<CallReply<N>> | undefined;
