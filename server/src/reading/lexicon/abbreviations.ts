/** Words whose full stop ends no sentence, in lower case. */
export const abbreviations: ReadonlySet<string> = new Set(
  `al approx assoc ca cf chap co corp dept dr ed eds eq eqs est etc ex ext fig figs gen hr hrs inc incl int jr lt ltd
  max med min misc mo mol mr mrs ms no nos nr p pp prof pt pts ref refs resp rev sec sect sp spp sr st subsp suppl tab
  tbl univ var viz vol vols vs wk wks yr yrs abb abs bzw usw ggf inkl`
    .split(/\s+/)
    .filter((word) => word.length > 0),
);

/** After these, a single letter is a name's end and no initial: "vitamin C.", "hepatitis B.", "group A." */
export const letteredNames: ReadonlySet<string> = new Set(
  `vitamin vitamins hepatitis type types group groups arm arms class grade stage factor protein phase table influenza
  immunoglobulin ig cohort panel appendix category plan option regimen apolipoprotein cystatin troponin streptococcus
  haemophilia hemophilia amphotericin cyclosporin ciclosporin mitomycin bleomycin`
    .split(/\s+/)
    .filter((word) => word.length > 0),
);
