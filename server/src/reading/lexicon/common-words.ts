import { termsOf } from '../words/terms.ts';
import { conceptsOf } from './outcome-concepts.ts';

/** Words of any result, which say nothing of what it is a result of. */
const ofResults = `risk risks rate rates ratio outcome outcomes event events endpoint group groups patient patients
    participant participants trial trials study significant significantly reduction reductions reduced
    reduce lower lowered higher increase increased increases decrease decreased difference differences
    change changes mean compared effect treatment associated association placebo control arm among total
    analysis pooled result results showed shown occurred interval adjusted unadjusted relative absolute
    hazard odds estimated incidence fell rose versus respectively found reported observed suggest suggested
    greater smaller people adults likely likelihood percentage proportion number corresponding overall`;

/** Others that any sentence about a result may have: of whom, when, and how it was told. */
const ofTelling = `studies significance reduces lowering increasing changed median comparison occurring frequency numbers
    randomised randomized received receiving given assigned taking cut improved older elderly healthy men
    women subjects individuals persons year years month months week weeks day days cases per person patient-
    years person-years about approximately roughly first new time therapy drug drugs dose daily once twice
    also well raised raising falls drop dropped caused causes causing prevented prevent prevents produced
    gave led lost reached achieved had experienced showing evidence benefit composite primary-outcome
    primary secondary end point efficacy safety large small modest nearly figure value enrolled included
    followed follow follow-up investigators authors data finding background methods conclusions findings
    interpretation objective more less common frequent than lower-risk prevalence occurrence burden superior
    inferior noninferior unaffected halved doubled new-onset onset incident quarter third half fifth
    statistically history`;

/** Terms of any result: an outcome's name neither begins nor ends with one. */
export const resultTerms: ReadonlySet<string> = new Set(termsOf(ofResults));

/** What tells no sentence about results from another. */
export const commonWords: ReadonlySet<string> = new Set(conceptsOf(`${ofResults} ${ofTelling}`));
