import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider';
import type { EngineId, EngineMode, VendorSource } from '@sextant/contracts';
import type { ProviderMetadata } from 'ai';
import type { ErrorWords } from './failure/error-words.ts';

/** What the environment says of one engine; the names of the variables begin with the engine's prefix. */
export interface EngineSettings {
  apiKey?: string | undefined;
  baseUrl?: string | undefined;
  model?: string | undefined;
}

/** Settings that concern more than one engine. */
export interface SharedEngineSettings {
  /** `DEMO_ENGINES`: whether an engine without a key answers as a demo. */
  demoEngines: boolean;
  /** `WEB_SEARCH`: whether the vendors' own search is on. */
  webSearch: boolean;
  /** `OPENAI_API`: which of OpenAI's two wire formats to speak. */
  openaiApi: 'responses' | 'chat';
}

export interface ConnectSettings extends SharedEngineSettings {
  apiKey: string;
  baseUrl: string | undefined;
  model: string;
  /** How bytes are fetched; the default is `fetch`. */
  fetch?: typeof globalThis.fetch;
}

/** A vendor's model together with the options it is always called with. */
export interface ConnectedModel {
  model: LanguageModelV4;
  /** Vendor-specific part of every call: tools of its own search, provider options, length. */
  options: Partial<LanguageModelV4CallOptions>;
  /** What of `options` belongs into the record of an answer, in plain words. */
  parameters: Record<string, unknown>;
}

/** What a vendor's streams say in its own way. */
export interface VendorStream {
  /** Finish reasons by which it says that it had no room to go on: the answer failed, whatever came of it. */
  outOfRoom?: readonly string[];
  /** Finish reasons that its package takes for a whole answer's, though the vendor means to go on. */
  unfinished?: readonly string[];
  /** Finish reasons by which its filter ended the answer, where its package does not know them. */
  filtered?: readonly string[];
  /** Whether some of its streams end without a word for why: as many tokens as were allowed are then the model's limit. */
  endsWithoutWord?: boolean;
  /** Whether an event ends a whole answer, asked where its package does not know something else in it. */
  isWholeEnd?(event: unknown): boolean;
  /** Pages that it opened by itself, where its package tells of them by no `source` part. */
  pagesOpened?(part: LanguageModelV4StreamPart): VendorSource[];
  /** What a call cost in US dollars, from what its vendor tells; null where it does not. */
  costUsd?(metadata: ProviderMetadata): number | null;
}

/** One line of the registry: all that differs between vendors. */
export interface EngineDefinition {
  id: EngineId;
  /** Name as shown. */
  label: string;
  /** `<P>` of `<P>_API_KEY`, `<P>_BASE_URL` and `<P>_MODEL`. */
  variablePrefix: string;
  defaultModel: string;
  errorWords: ErrorWords;
  stream?: VendorStream;
  connect(settings: ConnectSettings): ConnectedModel;
}

/** An engine as this server runs it. */
export interface Engine {
  id: EngineId;
  label: string;
  mode: EngineMode;
  /** Model id that is asked. */
  model: string;
  /** How its vendor says what is wrong. */
  errorWords: ErrorWords;
  /** What is its vendor's own in its streams. */
  stream?: VendorStream;
  /** Null when `off`. */
  connected: ConnectedModel | null;
}
