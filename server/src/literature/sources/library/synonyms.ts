import { termsOf } from '../../../reading/words/terms.ts';

/**
 * Everyday words, abbreviations and their terms in MeSH: a line is one thing. Only pairs that mean the same in
 * practically every biomedical text; what merely belongs together is left to the abstracts' own words.
 */
const groups = `
heart attack | myocardial infarction | MI
stroke | cerebrovascular accident
high blood pressure | hypertension
low blood pressure | hypotension
heart failure | cardiac failure | CHF
atrial fibrillation | AF | AFib
coronary heart disease | coronary artery disease | CAD
deep vein thrombosis | deep venous thrombosis | DVT
pulmonary embolism | PE | VTE
blood thinner | anticoagulant
water pill | diuretic
blood sugar | blood glucose | glycemia
high blood sugar | hyperglycemia
low blood sugar | hypoglycemia
type 2 diabetes | T2DM | T2D | NIDDM
type 1 diabetes | T1DM | T1D | IDDM
HbA1c | glycated hemoglobin | glycosylated hemoglobin | A1C
high cholesterol | hypercholesterolemia
cancer | carcinoma | neoplasm | malignancy
tumor | neoplasm
chemo | chemotherapy
kidney | renal
kidney failure | renal insufficiency
kidney stone | nephrolithiasis
chronic kidney disease | CKD
liver | hepatic
fatty liver | hepatic steatosis | NAFLD
lung | pulmonary
chronic obstructive pulmonary disease | COPD
stomach | gastric
bowel | intestinal
inflammatory bowel disease | IBD
heartburn | gastroesophageal reflux | GERD
gallstone | cholelithiasis
brain | cerebral
skin | cutaneous | dermal
bone loss | osteoporosis
broken bone | fracture
hip replacement | hip arthroplasty
knee replacement | knee arthroplasty
rheumatoid arthritis | RA
lupus | systemic lupus erythematosus | SLE
multiple sclerosis | MS
Parkinson disease | parkinsonism
Lou Gehrig disease | amyotrophic lateral sclerosis | ALS
attention deficit hyperactivity disorder | ADHD
post-traumatic stress disorder | PTSD
obsessive compulsive disorder | OCD
depression | depressive disorder | MDD
epilepsy | seizure
memory loss | amnesia
shortness of breath | dyspnea
fever | pyrexia
itch | pruritus
hair loss | alopecia
bruise | contusion
bleeding | hemorrhage
swelling | edema
chickenpox | varicella
shingles | herpes zoster
flu | influenza
common cold | rhinovirus infection
whooping cough | pertussis
tuberculosis | TB
COVID-19 | SARS-CoV-2 | coronavirus disease 2019
human immunodeficiency virus | HIV
human papillomavirus | HPV
hepatitis B virus | HBV
hepatitis C virus | HCV
urinary tract infection | UTI
sexually transmitted infection | sexually transmitted disease | STI | STD
vaccine | vaccination | immunization
birth control | contraception
miscarriage | spontaneous abortion
preterm birth | premature birth
in vitro fertilization | IVF
polycystic ovary syndrome | PCOS
cesarean section | cesarean delivery
breastfeeding | lactation
newborn | neonate
baby | infant
child | pediatric
teenager | adolescent
elderly | aged | older adult | geriatric
body mass index | BMI
overweight | obesity
weight loss | weight reduction
exercise | physical activity
painkiller | analgesic
nonsteroidal anti-inflammatory drug | NSAID
acetaminophen | paracetamol
adrenaline | epinephrine
noradrenaline | norepinephrine
aspirin | acetylsalicylic acid
vitamin C | ascorbic acid
vitamin D | cholecalciferol
5-FU | fluorouracil
interleukin-6 | IL-6
interleukin-1 | IL-1
interleukin-10 | IL-10
tumor necrosis factor alpha | TNF-alpha | TNF
interferon gamma | IFN-gamma
C-reactive protein | CRP
transforming growth factor beta | TGF-beta
vascular endothelial growth factor | VEGF
epidermal growth factor receptor | EGFR
p53 | TP53
angiotensin converting enzyme | ACE
proton pump inhibitor | PPI
selective serotonin reuptake inhibitor | SSRI
magnetic resonance imaging | MRI
computed tomography | CT scan
electrocardiogram | ECG | EKG
intensive care unit | ICU | critical care
emergency department | emergency room
general practitioner | family physician | GP
doctor | physician
randomized controlled trial | RCT
side effect | adverse effect | adverse event
death | mortality
survival | mortality
`;

const phrases = groups
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((phrase) => termsOf(phrase)));

/** First term of a phrase → the phrases that begin with it, each with the group that it stands in. */
const byFirstTerm = new Map<string, { phrase: string[]; others: string[] }[]>();
for (const group of phrases)
  for (const phrase of group) {
    const others = group.filter((other) => other !== phrase).flat();
    const [first = ''] = phrase;
    byFirstTerm.set(first, [...(byFirstTerm.get(first) ?? []), { phrase, others }]);
  }

/**
 * Per term, the terms of the same thing in other words. A phrase of several terms is recognised only where all of them
 * follow; each of them then has the others' words.
 */
export function synonymsByTerm(terms: readonly string[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  terms.forEach((term, at) => {
    for (const { phrase, others } of byFirstTerm.get(term) ?? []) {
      if (!phrase.every((part, index) => terms[at + index] === part)) continue;
      for (const part of phrase) found.set(part, new Set([...(found.get(part) ?? []), ...others]));
    }
  });
  return found;
}
