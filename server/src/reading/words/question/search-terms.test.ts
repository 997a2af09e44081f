import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyWordsOf } from '../key-words.ts';

/** Question → the terms that it is searched by, parted by " | ". Written before any of them was tried. */
const cases: [question: string, terms: string][] = [
  // Letters and numbers belong to a neighbour.
  ['Does vitamin C reduce mortality in sepsis?', 'vitamin C | mortality | sepsis'],
  ['is vitamin c good for the common cold', 'vitamin c | common | cold'],
  ['Should older adults take vitamin D for fractures?', 'older | adults | vitamin D | fractures'],
  ['vitamin B12 deficiency and dementia', 'vitamin B12 | deficiency | dementia'],
  ['Does vitamin K2 prevent arterial calcification?', 'vitamin K2 | arterial | calcification'],
  [
    'Does vitamin A supplementation lower child mortality?',
    'vitamin A | supplementation | child | mortality',
  ],
  ['Is vitamin A deficiency a cause of blindness?', 'vitamin A | deficiency | blindness'],
  ['hepatitis B in type 2 diabetes', 'hepatitis B | type 2 diabetes'],
  ['Is hepatitis a risk factor for liver cancer?', 'hepatitis | risk factor | liver | cancer'],
  ['Can hepatitis C be cured with sofosbuvir?', 'hepatitis C | cured | sofosbuvir'],
  ['Is a hepatitis A vaccine needed for travel?', 'hepatitis A | vaccine | needed | travel'],
  [
    'How does influenza A differ from influenza B in children?',
    'influenza A | differ | influenza B | children',
  ],
  ['Which T cell subsets drive psoriasis?', 'T cell | subsets | drive | psoriasis'],
  ['Are B cells depleted by rituximab?', 'B cells | depleted | rituximab'],
  ['CAR T cell therapy in lymphoma', 'CAR | T cell | therapy | lymphoma'],
  ['Does factor V Leiden raise the risk of stroke?', 'factor V Leiden | stroke'],
  ['factor VIII inhibitors in haemophilia A', 'factor VIII | inhibitors | haemophilia A'],
  ['Do factor Xa inhibitors cause bleeding?', 'factor Xa | inhibitors | bleeding'],
  ['Is protein C deficiency linked to thrombosis?', 'protein C | deficiency | thrombosis'],
  ['troponin I after exercise', 'troponin I | exercise'],
  ['Should I take aspirin every day?', 'aspirin | every | day'],
  ['Is a statin a good choice in type 1 diabetes?', 'statin | choice | type 1 diabetes'],
  ['type II diabetes and periodontitis', 'type II diabetes | periodontitis'],
  ['group B streptococcus screening in pregnancy', 'group B streptococcus | screening | pregnancy'],
  ['E. coli O157 and haemolytic uraemic syndrome', 'E coli | O157 | haemolytic | uraemic | syndrome'],
  ['Does fidaxomicin beat vancomycin for C. difficile?', 'fidaxomicin | beat | vancomycin | C difficile'],
  ['Is Q fever transmitted by ticks?', 'Q fever | transmitted | ticks'],
  ['D dimer to rule out pulmonary embolism', 'D dimer | rule | pulmonary | embolism'],
  ['fragile X syndrome treatment', 'fragile X | syndrome | treatment'],
  ['HPV 16 in oropharyngeal cancer', 'HPV 16 | oropharyngeal | cancer'],
  ['Does interleukin 6 rise in depression?', 'interleukin 6 | rise | depression'],
  [
    'stage 3 chronic kidney disease and SGLT2 inhibitors',
    'stage 3 | chronic | kidney | disease | SGLT2 | inhibitors',
  ],
  ['trisomy 21 and leukaemia', 'trisomy 21 | leukaemia'],
  // Names with digits, hyphens and signs.
  ['Do omega-3 fatty acids help in depression?', 'omega-3 | fatty | acids | depression'],
  ['omega 3 and heart disease', 'omega 3 | heart | disease'],
  ['What is the role of IL-6 in sepsis?', 'IL-6 | sepsis'],
  ['Are COX-2 inhibitors safe?', 'COX-2 | inhibitors'],
  ['BRCA1 mutation carriers and ovarian cancer', 'BRCA1 | mutation | carriers | ovarian | cancer'],
  ['p53 in glioma', 'p53 | glioma'],
  ['Does Ki-67 predict recurrence of breast cancer?', 'Ki-67 | recurrence | breast | cancer'],
  ['B12 for neuropathy', 'B12 | neuropathy'],
  ['Is α-synuclein a biomarker of Parkinson’s disease?', 'alpha-synuclein | biomarker | Parkinson | disease'],
  ['TNF-α blockers and tuberculosis', 'TNF-alpha | blockers | tuberculosis'],
  ['Are CD4+ B cells found in HIV?', 'CD4+ | B cells | found | HIV'],
  ['"CD4+ T cells" in HIV', '"CD4+ T cells" | HIV'],
  ['CD4+ T cells in HIV', 'CD4+ | T cells | HIV'],
  ['Does SARS-CoV-2 infect the gut?', 'SARS-CoV-2 | infect | gut'],
  ['5-FU versus capecitabine in rectal cancer', '5-FU | capecitabine | rectal | cancer'],
  ['GLP-1 agonists and suicide', 'GLP-1 | agonists | suicide'],
  ['Do SGLT2 inhibitors protect the kidney?', 'SGLT2 | inhibitors | protect | kidney'],
  ['PD-1/PD-L1 blockade in melanoma', 'PD-1 | PD-L1 | blockade | melanoma'],
  ['1,25-dihydroxyvitamin D in sarcoidosis', '1,25-dihydroxyvitamin D | sarcoidosis'],
  ['25-hydroxyvitamin D and multiple sclerosis', '25-hydroxyvitamin D | multiple | sclerosis'],
  ['Does HbA1c ≥6.5% predict retinopathy?', 'HbA1c | retinopathy'],
  ['HLA-B*27 and uveitis', 'HLA-B27 | uveitis'],
  ['miR-155 in colitis', 'miR-155 | colitis'],
  ['17β-estradiol and bone loss', '17-beta-estradiol | bone | loss'],
  ['N-acetylcysteine for COPD exacerbations', 'N-acetylcysteine | COPD | exacerbations'],
  ['Is L-DOPA toxic?', 'L-DOPA | toxic'],
  // Phrases: in quotes, and those of which a word would be taken for one that merely asks.
  ['Does yoga improve "quality of life" in asthma?', '"quality of life" | yoga | asthma'],
  ['“chronic fatigue syndrome” and exercise', '"chronic fatigue syndrome" | exercise'],
  ['Does lead exposure lower IQ?', 'lead exposure | IQ'],
  ['Is long COVID relieved by vaccination?', 'long COVID | relieved | vaccination'],
  ['low back pain and acupuncture', 'low back pain | acupuncture'],
  ['Does low dose aspirin prevent preeclampsia?', 'low dose | aspirin | preeclampsia'],
  ['high blood pressure in pregnancy', 'high blood pressure | pregnancy'],
  ['What is the mechanism of action of lithium?', 'mechanism of action | lithium'],
  // Numbers that belong to nothing, and what only asks.
  ['Did 120 patients improve on 10 mg of ramipril?', 'patients | ramipril'],
  ['Are statins of use in people older than 75?', 'statins | older'],
  ['What is the p value of this?', 'p value'],
  ['WHAT DOES VITAMIN C DO IN SEPSIS', 'VITAMIN C | SEPSIS'],
  ['Is Aspirin A Cause Of Asthma?', 'Aspirin | Asthma'],
  ['What are the effects?', 'effects'],
  ['aspirin AND NOT warfarin OR heparin', 'aspirin | warfarin | heparin'],
];

describe('the terms that a question is searched by', () => {
  it.each(cases)('"%s" is searched by %s', (question, terms) => {
    expect(keyWordsOf(question).sort()).toEqual(terms.split(' | ').sort());
  });

  it('takes time in step with the length, of whatever text', () => {
    for (const piece of ['a ', 'A. ', '1,', '"', 'x-', '+', "d'", '糖', 'α', 'der ', '"a" ', 'low ']) {
      const hostile = piece.repeat(100_000 / piece.length);
      const before = performance.now();
      keyWordsOf(hostile);
      expect(performance.now() - before).toBeLessThan(8_000);
    }
  });

  it('never lets a query language through', () => {
    const word = String.raw`[\p{L}\p{N}]+(?:[-.,][\p{L}\p{N}]+)*`;
    // A sign ends a name; between quotation marks stands what its writer wrote.
    const term = new RegExp(String.raw`^(?:${word}(?: ${word})*\+?|"${word}\+?(?: ${word}\+?)*")$`, 'u');
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('a', 'B', '4', ' ', '"', '+', '-', '(', '*', ':', '\\', 'é', 'OR '),
        }),
        (question) => {
          for (const one of keyWordsOf(question)) expect(one).toMatch(term);
        },
      ),
      { numRuns: 5_000, examples: [['a+ B'], ['"a+-a"'], ['"a+ a'], ['B4+ 4']] },
    );
  });
});
