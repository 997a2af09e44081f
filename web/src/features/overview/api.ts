import { api } from '../../lib/api.ts';
import { endpoint } from '../../lib/endpoint.ts';

/** Who is to make the overview of a turn; null: rules. */
interface Maker {
  turnId: string;
  engine: string | null;
}

const overviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Has the overview of a finished turn made again, by an engine or by rules. */
    makeOverview: build.mutation(
      endpoint('makeOverview', ({ turnId, engine }: Maker) => ({ params: { id: turnId }, body: { engine } })),
    ),
  }),
});

export const { useMakeOverviewMutation } = overviewApi;
