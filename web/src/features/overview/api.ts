import { api } from '../../lib/api.ts';
import { endpoint } from '../../lib/endpoint.ts';

/** Who is to judge the answers of a turn; null: no one, rules alone. */
interface Wanted {
  turnId: string;
  engine: string | null;
}

/** A mark of the judge, and whether the reader calls it wrong. */
interface Objection {
  turnId: string;
  cell: string;
  wrong: boolean;
}

const makeOverview = endpoint('makeOverview', ({ turnId, engine }: Wanted) => ({
  params: { id: turnId },
  body: { engine },
}));
/** Two judges have two minutes each. */
const judgingTimeout = 260_000;

const overviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Has the answers of a finished turn judged again, by an engine or by rules alone. */
    makeOverview: build.mutation({
      ...makeOverview,
      query: (wanted: Wanted) => ({ ...makeOverview.query(wanted), timeout: judgingTimeout }),
      invalidatesTags: ['chatSessions'],
    }),
    /** A turn whose judge is at work. */
    judgedTurn: build.query(endpoint('turn', (turnId: string) => ({ params: { id: turnId } }))),
    /** Marks of the judge that the reader calls wrong. */
    objections: build.query(endpoint('objections', (turnId: string) => ({ params: { id: turnId } }))),
    object: build.mutation({
      ...endpoint('object', ({ turnId, ...body }: Objection) => ({ params: { id: turnId }, body })),
      invalidatesTags: ['chatSessions'],
      async onQueryStarted({ turnId }, { dispatch, queryFulfilled }) {
        const reply = await queryFulfilled.catch(() => null);
        if (reply) dispatch(overviewApi.util.updateQueryData('objections', turnId, () => reply.data));
      },
    }),
  }),
});

export const { useJudgedTurnQuery, useMakeOverviewMutation, useObjectionsQuery, useObjectMutation } =
  overviewApi;
