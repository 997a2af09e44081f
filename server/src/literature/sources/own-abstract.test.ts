import { describe, expect, it } from 'vitest';
import { ownAbstract } from './own-abstract.ts';

describe('what a publisher fills in where there is no abstract', () => {
  it.each([
    '',
    '.',
    '—',
    '...',
    '0',
    '*',
    'Abstract',
    'Resumen.',
    'N/A',
    'NA',
    'None',
    'nema',
    'Abstract not Available.',
    'ABSTRACT: No Abstract',
    '[no abstract]',
    'No abstract is available.',
    'Abstract unavailable.',
    'not available',
    'No description supplied',
    'Resumen no disponible',
    'No disponible/Not available',
    'Sin resumen.',
    'SEM RESUMO',
    'El artículo no presenta resumen.',
    'Este artículo no cuenta con un resumen.',
    'Abstract non disponibile',
    "[Ce texte n'a pas de résumé].",
    '[Der findes ikke abstract til denne artikel]',
    'Sammanfattning saknas',
    'See abstract in article.',
  ])('is no abstract: %s', (text) => {
    expect(ownAbstract(text)).toBeNull();
  });

  it.each([
    'Metformin did not lower the risk of colorectal cancer.',
    'No effect was found.',
    'Summary: no effect of zinc on taste.',
    'Vaccines were not available to 12 of 40 clinics.',
    'An abstract of a talk on statins: no difference in 2020.',
    'RESULTS: None of 30 died.',
    'Data on outcomes are not available.',
    'No differences in summary scores.',
    'n = 30',
    'Editorial',
    `Abstract not available. ${'But then it goes on and says something of the work. '.repeat(2)}`,
  ])('is one: %s', (text) => {
    expect(ownAbstract(text)).toBe(text);
  });
});
