import type { Source } from './source.ts';

/** What the environment says of a service. */
export interface ServiceSettings {
  /** Without a slash at its end. */
  baseUrl: string;
  /** `NCBI_API_KEY` raises PubMed's limit from 3 to 10 requests a second. */
  ncbiApiKey: string | undefined;
  /** `CONTACT_EMAIL`, told to PubMed and Crossref: whom they write to before they shut a client out. */
  contactEmail: string | undefined;
}

/** A service behind the network, as the registry lists it. */
export interface SourceDefinition {
  /** The source's id. */
  id: string;
  /** The variable that replaces `defaultBaseUrl`; the configuration reads it by itself. */
  baseUrlVariable: string;
  defaultBaseUrl: string;
  connect(settings: ServiceSettings): Source;
}
