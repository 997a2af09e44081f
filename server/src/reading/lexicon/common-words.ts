import { conceptsOf } from './outcome-concepts.ts';

/** Words of any result, which say nothing of what it is a result of. */
export const commonWords: ReadonlySet<string> = new Set(
  conceptsOf(
    `risk rate rates ratio outcome outcomes group groups patient patients participant participants trial trials study studies
    significant significantly significance reduction reductions reduced reduce reduces lower lowered lowering higher increase
    increased increases increasing decrease decreased difference change changed changes mean median compared comparison effect
    treatment associated association placebo control arm among total overall analysis pooled result results showed shown
    occurred occurring interval adjusted relative absolute hazard odds estimated incidence frequency proportion percentage
    number numbers randomised randomized received receiving given assigned taking fell rose cut improved people adults
    older elderly healthy men women subjects individuals persons year years month months week weeks day days respectively
    versus found reported observed event events cases per person patient-years person-years about approximately roughly
    first new time therapy drug drugs dose daily once twice also well raised raising falls drop dropped caused causes
    causing prevented prevent prevents produced gave led lost reached achieved had experienced showing evidence benefit
    composite primary-outcome primary secondary endpoint end point efficacy safety large small modest roughly nearly point
    figure value enrolled included followed follow follow-up investigators authors data finding background methods
    conclusions findings interpretation objective more less common frequent likely than lower-risk median prevalence occurrence likelihood burden superior inferior noninferior unaffected halved doubled new-onset onset incident quarter third half fifth statistically history overall total`,
  ),
);
