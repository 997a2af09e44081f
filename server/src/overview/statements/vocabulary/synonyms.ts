/**
 * What one thing is called in answers: the first name stands for the others. `=` parts it from them, commas part them.
 * Words of one root need no entry, since terms are stemmed.
 */
const groups = `
myocardial infarction = heart attack, mi, ami
stroke = cerebrovascular accident, cva, brain attack, strokes
hypertension = high blood pressure, hypertensive, elevated blood pressure, raised blood pressure
blood pressure = bp, arterial pressure
systolic pressure = systolic blood pressure, sbp
heart failure = hf, cardiac failure
heart failure preserved ejection fraction = hfpef
heart failure reduced ejection fraction = hfref
atrial fibrillation = af, afib
acute coronary syndrome = acs
coronary disease = coronary artery disease, coronary heart disease, ischaemic heart disease, ischemic heart disease, cad, chd
cardiovascular = cv
cardiovascular disease = cvd
cardiovascular event = mace, major adverse cardiovascular event, major cardiovascular event, major vascular event
percutaneous coronary intervention = pci, coronary stenting, angioplasty
venous thromboembolism = vte, blood clot, blood clots, thromboembolic event, thromboembolic events, thromboembolism, vascular occlusive event, vascular occlusive events, thrombotic event, thrombotic events
bleed = bleeding, haemorrhage, hemorrhage, haemorrhages, hemorrhages, haemorrhagic, hemorrhagic, bleeds
gut = gastrointestinal, gi
kidney = renal, kidneys
liver = hepatic
cancer = malignancy, malignancies, carcinoma, tumour, tumor, tumours, tumors, neoplasm
death = mortality, deaths, fatality, fatalities, died, dying, die, dies, lethality
allcause death = death from any cause, deaths from all causes, death from all causes, all-cause mortality, all-cause deaths, overall mortality, total mortality, deaths from any cause
diabetes = diabetic
type2 diabetes = type 2 diabetes mellitus, type 2 diabetes, type ii diabetes, t2d, t2dm
type1 diabetes = type 1 diabetes mellitus, type 1 diabetes, type i diabetes, t1d, t1dm
glucose = blood sugar, blood glucose, glycaemia, glycemia, sugar level, sugar levels
hba1c = glycated haemoglobin, glycated hemoglobin, glycosylated haemoglobin, glycosylated hemoglobin, haemoglobin a1c, hemoglobin a1c, a1c
ldl = low-density lipoprotein cholesterol, low-density lipoprotein, ldl cholesterol, ldl-c, bad cholesterol
hdl = high-density lipoprotein cholesterol, high-density lipoprotein, hdl cholesterol, hdl-c
triglyceride = triglycerides, tg
weight = body weight, bodyweight, body mass
obesity = obese
bmi = body mass index
ckd = chronic kidney disease, chronic renal disease
egfr rate = estimated glomerular filtration rate, glomerular filtration rate
copd = chronic obstructive pulmonary disease
lung = pulmonary
lung function = fev1
asthma = asthmatic
apnoea = sleep apnoea, sleep apnea, obstructive sleep apnoea, obstructive sleep apnea, osa, apnea
sleepy = sleepiness, somnolence, drowsiness
cpap = continuous positive airway pressure
caries = tooth decay, dental decay, cavities, dental caries
influenza = flu
covid19 = covid-19, sars-cov-2, covid, coronavirus disease
hospitalisation = hospital admission, hospital admissions, hospitalised, hospitalized, hospitalizations, hospitalisations, hospitalization, admissions, admission
vaccine = vaccination, vaccinations, immunisation, immunization, vaccinated, vaccines, jab
adverse effect = side effect, side effects, adverse event, adverse events, adverse reaction, adverse reactions, unwanted effects
depression = depressive, depressed, antidepressant effect, antidepressant effects
anxiety = anxious
cognition = cognitive, cognitive function
alzheimer = ad, alzheimer's disease, alzheimer disease, alzheimer's, alzheimers
dementia = dementias
parkinson = parkinson's disease, parkinson disease, parkinson's
multiple sclerosis = ms
exercise = physical activity, physical exercise, exercising, exercises, endurance training, aerobic training, exercise training, working out
resistance training = strength training, weight training, resistance exercise
aerobic exercise = aerobic training, endurance training, endurance exercise
salt = sodium
abstinence = quit, quitting, quits, stop smoking, cessation, abstinent, stopped smoking, give up smoking, abstain
smoke = smokers, smoking, smoker, tobacco, cigarette, cigarettes
patch = patches
nicotine patch = nicotine replacement patches, nicotine replacement therapy, nrt
recur = recurrence, recurrences, relapse, relapses, relapsing, recurring, recurrent
acetaminophen = paracetamol
epinephrine = adrenaline
oestrogen = estrogen, oestrogens, estrogens
progestin = progestogen, progestogens
hysterectomy = hysterectomised, hysterectomized, without a uterus, no uterus
folate = folic acid
vitamin c = ascorbic acid
vitamin d = cholecalciferol, vitamin d3
vitamin b12 = b12, cobalamin
clostridium difficile = c. difficile, clostridioides difficile, c. diff, c difficile
escherichia coli = e. coli
staphylococcus aureus = s. aureus
urinary infection = urinary tract infection, urinary tract infections, uti, utis
cystitis = bladder infection
proton pump inhibitor = ppi, ppis, proton pump inhibitors
ssri = ssris, selective serotonin reuptake inhibitor, selective serotonin reuptake inhibitors
nsaid = nsaids, non-steroidal anti-inflammatory drug, non-steroidal anti-inflammatory drugs, nonsteroidal anti-inflammatory drugs, nonsteroidal anti-inflammatory drug
corticosteroid = steroid, steroids, glucocorticoid, glucocorticoids, corticosteroids
irritable bowel syndrome = ibs
inflammatory bowel disease = ibd
osteoarthritis = oa
rheumatoid arthritis = ra
muscle pain = myalgia, muscle ache, muscle aches, muscle symptoms
joint pain = arthralgia
drug = medicine, medicines, medication, medications, drugs
child = children, paediatric, pediatric, kids, youngsters
adolescent = adolescents, teenagers, teenager, teens, youth, young people
elderly = older adults, older people, seniors, old people, elderly people, older patients, older persons
baby = infants, infant, babies, newborn, newborns, neonate, neonates
pregnancy = pregnant, gestation, gestational
preeclampsia = pre-eclampsia
eclampsia = eclamptic seizures, eclamptic
miscarriage = spontaneous abortion, pregnancy loss
vision = eyesight, visual acuity, sight
hear = hearing
bone density = bone mineral density, bmd
fracture = fractures, broken bones, broken bone
vertebral = spinal, vertebra
symptom = symptoms, complaints
ulcer = gastroduodenal ulcers, gastroduodenal ulcer, peptic ulcers, peptic ulcer, ulcers
stay = length of hospital stay, hospital stay, length of stay, time in hospital
surgery = operation, operations, surgical, resection
laparoscopy = laparoscopic, keyhole
antibody = antibodies
expression = gene expression, mrna levels, transcript levels, mrna expression
absorb = absorption, absorbed, absorbs
microbiome = microbiota, gut flora, microflora, microbiomes
faecal = stool, fecal
faecal microbiota transplant = fmt, faecal transplant, fecal transplant
strength = strong, stronger
sleep = asleep
edit = editing, edits, edited
off-target = offtarget
post-mitotic cell = non-dividing cells, nondividing cells, post-mitotic cells, postmitotic cells
attack = exacerbation, exacerbations, flare, flares, flare-up, flare-ups
rash = skin reaction, skin eruption
allergy = allergic, allergies
migraine = migraines
headache = headaches
carrier = carriers
allele = alleles, copies, copy
preconception = before conception, planning pregnancy, planning a pregnancy, plan a pregnancy, planning to become pregnant, trying to conceive
vegan = vegan diet, vegans, plant-based diet
cold = common cold, colds
tuberculosis = tuberculous, tb
electrocardiogram = ecg, ekg, electrocardiograph
osteoporosis = osteoporotic
menopause = postmenopausal, post-menopausal, after the menopause, after menopause
pertussis = whooping cough
stop = stopping, stopped, stops, discontinuation, discontinuing, discontinued, discontinue, cessation of treatment, withdrawal of treatment
healthy immune system = immunocompetent, intact immune system
apoe4 = apoe e4, apoe epsilon-4, apoe-e4, apoe epsilon 4, apoe-epsilon4, apoe epsilon4
heart rate = pulse rate
skin = dermal, cutaneous
bowel = intestinal, intestine, intestines
stomach = gastric
brain = cerebral
eye = ocular
blood clotting = coagulation
intracranial bleed = intracranial haemorrhage, intracranial hemorrhage, intracranial haemorrhages, intracranial bleeding, ich, brain bleed, brain bleeding
overdiagnosis = over-diagnosis, overdiagnosed
suicidal = suicidality, suicidal ideation, suicidal thoughts, suicidal thinking
booster = boosters
physician = doctor, doctors
care = usual care, standard care, standard of care
`;

const byName = new Map(
  groups
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', others = ''] = line.split(' = ');
      return others.split(', ').map((other): [string, string] => [other, name]);
    }),
);
const escaped = [...byName.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const names = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${escaped.join('|')})(?:(?<=\\p{L}{5})s)?(?![\\p{L}\\p{N}]|-\\p{L})`,
  'gu',
);

/** Lower-case text in which each thing of the list goes by one name. */
export function byOneName(text: string): string {
  return text.replace(names, (found) => byName.get(found) ?? byName.get(found.slice(0, -1)) ?? found);
}
