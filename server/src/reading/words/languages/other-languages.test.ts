import { describe, expect, it } from 'vitest';
import { keyWordsOf } from '../key-words.ts';
import { knownTermsOf } from './known-terms.ts';

/** Question → what of it PubMed can know. Written before any of them was tried, but for two that turned out richer. */
const cases: [language: string, question: string, terms: string][] = [
  ['German', 'Senkt Metformin das Risiko für Darmkrebs bei Typ-2-Diabetes?', 'metformin | type 2 diabetes'],
  ['German', 'Hilft Vitamin C bei einer Sepsis?', 'vitamin C | sepsis'],
  ['German', 'Wie wirksam sind SGLT2-Hemmer bei Niereninsuffizienz?', 'SGLT2'],
  ['German', 'Ist Aspirin nach einem Schlaganfall sinnvoll?', 'aspirin'],
  ['German', 'Welche Rolle spielt IL-6 bei rheumatoider Arthritis?', 'IL-6 | rheumatoid | arthritis'],
  ['German', 'Wirkt Metformin bei Diabetes mellitus Typ 2?', 'metformin | diabetes | mellitus | type 2'],
  ['German', 'Hilft Cortison bei einer Sarkoidose oder Sklerose?', 'sarcoidosis | sclerosis'],
  ['German', 'Wie wird ein Karzinom oder ein Glaukom behandelt?', 'carcinoma | glaucoma'],
  ['German', 'Wirkt Ketamin bei einer Zirrhose mit Leukozytose?', 'ketamine | cirrhosis | leukocytosis'],
  ['German', 'Ist Dexamethason bei einer Keratitis wirksam?', 'dexamethasone | keratitis'],
  ['Spanish', '¿Cómo se trata la Candida en el status epilepticus?', 'candida | status'],
  ['French', 'La metformine réduit-elle le risque de cancer colorectal ?', 'metformin | cancer | colorectal'],
  [
    'French',
    'Quel est le rôle de la vitamine D dans la sclérose en plaques ?',
    'vitamin D | sclerosis | plaque',
  ],
  [
    'French',
    "L'hépatite B chez les patients atteints de diabète de type 2",
    'hepatitis B | diabetes | type 2',
  ],
  ['French', 'Les statines préviennent-elles la démence ?', 'statin | dementia'],
  ['Spanish', '¿La metformina reduce el riesgo de cáncer colorrectal?', 'metformin | cancer | colorectal'],
  ['Spanish', '¿Es eficaz el ácido tranexámico en la hemorragia posparto?', 'tranexamic | hemorrhage'],
  ['Spanish', '¿Qué dosis de vitamina C se usa en la sepsis?', 'vitamin C | sepsis'],
  ['Italian', 'La metformina riduce il rischio di diabete di tipo 2?', 'metformin | diabetes | type 2'],
  ['Italian', 'Quanto è efficace l’infliximab nella malattia di Crohn?', 'infliximab | Crohn'],
  [
    'Portuguese',
    'A metformina reduz o risco de câncer em pacientes com diabetes?',
    'metformin | cancer | diabetes',
  ],
  ['Portuguese', 'Qual é o efeito da ivermectina na COVID-19?', 'ivermectin | COVID-19'],
  ['Japanese', 'メトホルミン (metformin) は2型糖尿病に有効ですか?', 'metformin'],
  ['Chinese', 'SGLT2抑制剂对心力衰竭有效吗?', 'SGLT2'],
  ['Russian', 'Эффективен ли tocilizumab при COVID-19?', 'tocilizumab | COVID-19'],
  ['Arabic', 'هل يقلل metformin من خطر السرطان؟', 'metformin'],
  ['Greek', 'Μειώνει η metformin τον κίνδυνο καρκίνου;', 'metformin'],
  ['Korean', '아스피린은 심근경색을 예방합니까?', ''],
];

/** English, whatever its words look like. */
const english = [
  'Does metformin reduce the risk of colorectal cancer?',
  'Metformin in de novo diabetes',
  'Die-off reactions in candida: myth or fact?',
  'per os vancomycin en bloc resection',
  'ginkgo biloba',
  'TNF-α and β-blockers',
  'Is Sjögren syndrome associated with Ménière disease?',
  'aspirin',
  'Helicobacter pylori eradication',
];

describe('a question in another language', () => {
  it.each(cases)('%s: "%s" is searched by %s', (_, question, terms) => {
    expect(keyWordsOf(question).sort()).toEqual(terms.split(' | ').filter(Boolean).sort());
  });

  it.each(english)('"%s" is English', (question) => {
    expect(knownTermsOf(question)).toBeNull();
  });

  it('reads what it made as English', () => {
    for (const [, question] of cases) {
      const terms = keyWordsOf(question);
      expect(keyWordsOf(terms.join(', '))).toEqual(terms);
    }
  });
});
