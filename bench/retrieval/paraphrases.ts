/** Questions in a lay person's or another colleague's words, and the PMID of the paper in `literature.jsonl` meant. */
export const paraphrases: readonly { pmid: string; question: string }[] = [
  { pmid: '27581329', question: 'How well do formulas for resting energy expenditure fit Chinese people?' },
  {
    pmid: '12684740',
    question: 'Do alcohol-related cues make drinkers more active, and could that explain craving?',
  },
  { pmid: '18799291', question: 'Is HINT1 linked to schizophrenic disorders?' },
  {
    pmid: '23072266',
    question:
      'Did American adults with functional limits use more alternative medicine in 2007 than in 2002?',
  },
  {
    pmid: '9645785',
    question: 'Must medical students rotate through general surgery during their surgery clerkship?',
  },
  { pmid: '10605400', question: 'Can INR measurements be trusted?' },
  { pmid: '25304452', question: 'What nutrients do people lack when they eat gluten-free?' },
  { pmid: '21198823', question: 'Does troponin go up after a dobutamine stress echo?' },
  {
    pmid: '18096128',
    question: 'Can broken necks be ruled out clinically in elderly people after a low-energy fall?',
  },
  {
    pmid: '21951591',
    question: 'Do thoughts about pain affect how patients with long-lasting back pain move?',
  },
  {
    pmid: '10340286',
    question: 'Are white blood cells and C-reactive protein of use to diagnose appendicitis in older adults?',
  },
  { pmid: '26505821', question: 'Do bone turnover markers reflect histomorphometry after the menopause?' },
  { pmid: '20497146', question: 'How long should acid be suppressed to heal severe reflux esophagitis?' },
  {
    pmid: '9444542',
    question: 'Does a shrunken hippocampus in magnetic resonance imaging foretell memory loss?',
  },
  {
    pmid: '10927144',
    question: 'Does TP53 mutation foretell the response of rectal carcinoma to neoadjuvant chemoradiation?',
  },
  { pmid: '19327500', question: 'Do women live longer than men after surgery for NSCLC?' },
  {
    pmid: '19155657',
    question: 'Is the heart larger when high blood pressure comes with metabolic syndrome?',
  },
  {
    pmid: '10577397',
    question: 'Is adrenaline needed when the aorta is perfused with oxygen in cardiac arrest?',
  },
  { pmid: '16155169', question: 'Should the fluid be withdrawn after alcohol injection of thyroid cysts?' },
  { pmid: '11034241', question: 'Is frozen section of the sentinel node worth it in breast carcinoma?' },
  {
    pmid: '21569408',
    question: 'Do poor people die earlier everywhere, or does the neighbourhood context play a role?',
  },
  { pmid: '19230985', question: 'Does bleeding after tonsil removal happen mostly at night?' },
  {
    pmid: '10354335',
    question: 'Could students of medicine help to assure the quality of ambulatory surgery?',
  },
  {
    pmid: '17462393',
    question: 'Which perfusion keeps a thickened heart muscle supplied with oxygen during surgery?',
  },
];
