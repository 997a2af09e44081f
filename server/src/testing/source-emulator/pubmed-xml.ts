import type { Citation, PublicationNotice } from '@sextant/contracts';

const refTypes: Record<PublicationNotice['kind'], string> = {
  retraction: 'RetractionIn',
  concern: 'ExpressionOfConcernIn',
  erratum: 'ErratumIn',
  republication: 'CorrectedandRepublishedIn',
  retracts: 'RetractionOf',
  concerns: 'ExpressionOfConcernFor',
  corrects: 'ErratumFor',
};
const publicationTypes: Partial<Record<Citation['study_type'], string>> = {
  'meta-analysis': 'Meta-Analysis',
  'systematic-review': 'Systematic Review',
  'randomized-trial': 'Randomized Controlled Trial',
  review: 'Review',
  comment: 'Comment',
  notice: 'Retraction of Publication',
  preprint: 'Preprint',
};

/** An efetch reply. */
export function pubmedXml(works: readonly Citation[]): string {
  return `<?xml version="1.0" ?>
<!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle, 1st January 2025//EN" "https://dtd.nlm.nih.gov/ncbi/pubmed/out/pubmed_250101.dtd">
<PubmedArticleSet>
${works.map(article).join('\n')}
</PubmedArticleSet>`;
}

function article(work: Citation): string {
  const id = (type: string, value: string | null) =>
    value ? `<ArticleId IdType="${type}">${escapeXml(value)}</ArticleId>` : '';
  const types = [publicationTypes[work.study_type] ?? 'Journal Article'];
  if (work.status === 'retracted') types.push('Retracted Publication');
  return `<PubmedArticle><MedlineCitation Status="MEDLINE" Owner="NLM"><PMID Version="1">${work.pmid}</PMID>
<Article PubModel="Print"><Journal><JournalIssue CitedMedium="Internet">${element('Volume', work.volume)}${element('Issue', work.issue)}
<PubDate>${element('Year', work.year)}</PubDate></JournalIssue>${element('Title', work.journal)}${element('ISOAbbreviation', work.journal_short)}</Journal>
<ArticleTitle>${escapeXml(work.title)}.</ArticleTitle>${work.pages ? `<Pagination><MedlinePgn>${escapeXml(work.pages)}</MedlinePgn></Pagination>` : ''}
${work.abstract ? `<Abstract>${work.abstract.split('\n').map(section).join('')}</Abstract>` : ''}
<AuthorList CompleteYN="Y">${work.authors.map(author).join('')}</AuthorList>
${work.online_year ? `<ArticleDate DateType="Electronic">${element('Year', work.online_year)}</ArticleDate>` : ''}${work.nct.length > 0 ? `<DataBankList CompleteYN="Y"><DataBank><DataBankName>ClinicalTrials.gov</DataBankName><AccessionNumberList>${work.nct.map((nct) => element('AccessionNumber', nct)).join('')}</AccessionNumberList></DataBank></DataBankList>` : ''}
<PublicationTypeList>${types.map((type) => `<PublicationType UI="">${type}</PublicationType>`).join('')}</PublicationTypeList>${element('VernacularTitle', work.also_titled?.[0] ?? null)}</Article>
<CommentsCorrectionsList>${work.notices.map(notice).join('')}${work.became?.pmid ? `<CommentsCorrections RefType="UpdateIn"><RefSource>A Journal</RefSource>${element('PMID', work.became.pmid)}</CommentsCorrections>` : ''}</CommentsCorrectionsList>
<MeshHeadingList>${work.mesh.map((heading) => `<MeshHeading><DescriptorName UI="" MajorTopicYN="N">${escapeXml(heading)}</DescriptorName></MeshHeading>`).join('')}</MeshHeadingList>
</MedlineCitation><PubmedData><PublicationStatus>ppublish</PublicationStatus><ArticleIdList>
${id('pubmed', work.pmid)}${id('doi', work.doi)}${id('pmc', work.pmcid)}</ArticleIdList></PubmedData></PubmedArticle>`;
}

function section(line: string): string {
  const [, label, text] = /^([A-Z][A-Z ]+): (.*)$/.exec(line) ?? [];
  return label
    ? `<AbstractText Label="${label}">${escapeXml(text ?? '')}</AbstractText>`
    : `<AbstractText>${escapeXml(line)}</AbstractText>`;
}

function author({ family, given, group }: Citation['authors'][number]): string {
  return group
    ? `<Author ValidYN="Y">${element('CollectiveName', family)}</Author>`
    : `<Author ValidYN="Y">${element('LastName', family)}${element('ForeName', given)}</Author>`;
}

function notice({ kind, pmid, reference }: PublicationNotice): string {
  return `<CommentsCorrections RefType="${refTypes[kind]}">${element('RefSource', reference)}${element('PMID', pmid)}</CommentsCorrections>`;
}

function element(name: string, value: string | number | null): string {
  return value === null ? '' : `<${name}>${escapeXml(String(value))}</${name}>`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
