import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import type { EmulatorState } from './emulator-state.ts';
import { callScript } from './script.ts';
import { findVendor } from './vendors/vendor-list.ts';

const scriptOrder = z.strictObject({ engine: z.string(), scripts: z.array(callScript) });

/**
 * The emulator's own calls, for who runs it in a process of its own: `POST /_script` `{engine, scripts}`,
 * `POST /_reset`, `GET /_requests?engine=`, `GET /_environment`.
 */
export async function answerControl(
  request: IncomingMessage,
  response: ServerResponse,
  state: EmulatorState,
  environment: () => Record<string, string>,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://emulator');
  const send = (status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  switch (`${request.method} ${pathname}`) {
    case 'POST /_script': {
      const order = scriptOrder.safeParse(await json(request));
      if (!order.success) return send(400, { message: z.prettifyError(order.error) });
      state.script(findVendor(order.data.engine).engine, order.data.scripts);
      return send(200, {});
    }
    case 'POST /_reset':
      state.reset();
      return send(200, {});
    case 'GET /_requests': {
      const engine = searchParams.get('engine');
      return send(
        200,
        state.calls.filter((call) => engine === null || call.engine === engine),
      );
    }
    case 'GET /_environment':
      return send(200, environment());
    default:
      return send(404, { message: 'The emulator has no such call' });
  }
}
