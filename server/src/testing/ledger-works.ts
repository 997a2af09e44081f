import { author, notice, work } from './ledger-world.ts';
import { makeCitation } from './make-citation.ts';

/** Works that the tests of the ledger cite: what each service knows, and what the library holds. */

export const good = work('101', 'Empagliflozin and cardiovascular outcomes in type 2 diabetes', {
  pmcid: 'PMC5000101',
  authors: [author('Zinman'), author('Müller-Lüdenscheidt'), author('Wei', 'Li')],
  journal: 'The New England journal of medicine',
  journal_short: 'N Engl J Med',
  year: 2015,
  online_year: 2016,
});
export const retracted = work('102', 'Valsartan in heart disease', {
  status: 'retracted',
  notices: notice('retraction'),
});
const inDoubt = work('103', 'Surgisphere registry analysis of mortality', {
  status: 'concern',
  notices: notice('concern'),
});
export const corrected = work('104', 'Mediterranean diet and primary prevention', {
  status: 'corrected',
  notices: notice('erratum'),
});
/** Retracted as Crossref and its Retraction Watch know; PubMed is behind. */
export const watched = work('105', 'Sleep duration and telomere length', {
  status: 'retracted',
  notices: notice('retraction'),
});
const onlyCrossref = makeCitation('A method paper without a PMID at all', {
  doi: '10.1000/(sici)1097<1::aid>3.0.co;2-x',
});
const trial = makeCitation('A Study of Cough Syrup', {
  nct: ['NCT00000001'],
  study_type: 'registry-record',
  journal: 'ClinicalTrials.gov',
});
export const works = [good, retracted, inDoubt, corrected, onlyCrossref, trial];
export const inLibrary = work('201', 'Statins for primary prevention in the elderly', {
  source: 'bundled',
  status: 'current',
});
const inLibraryOfUnknownStatus = work('202', 'Imported from a reference manager', {
  source: 'library',
  status: 'unknown',
});
const retractedInLibrary = work('203', 'Known here to be retracted', {
  source: 'bundled',
  status: 'retracted',
});

/** The library's record of another work has the DOI of this one. */
export const aspirin = makeCitation('Effect of aspirin on disability-free survival in the healthy elderly', {
  doi: '10.1000/w.301',
  authors: [author('McNeil')],
  year: 2018,
  status: 'current',
});
export const slip = makeCitation('Zinc deficiency and disorders of taste in rural Peru', {
  source: 'library',
  doi: '10.1000/w.301',
  authors: [author('Quispe')],
  year: 1994,
});

/** What the services hold, and what the library does. */
export const known = {
  held: works,
  inLibrary: [inLibrary, inLibraryOfUnknownStatus, retractedInLibrary, slip],
};
