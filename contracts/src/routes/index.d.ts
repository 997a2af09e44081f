import type { z } from 'zod';
import type { InputOf, ReplyOf } from './call.ts';
export type { RouteContract } from './route.ts';
/**
 * Every call of the API, each once: the server registers from here, the web asks by it, OpenAPI and the tests read it.
 * The built web has it without the schemas (`web/calls-without-schemas.ts`): no page loads zod to know an address.
 */
export declare const routes: {
    register: {
        readonly method: "POST";
        readonly path: "/api/v1/register/";
        readonly access: "anyone";
        readonly summary: "Make an account";
        readonly body: z.ZodObject<{
            full_name: z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodString>;
            email: z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodEmail>;
            password: z.ZodString;
            id_token: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly reply: z.ZodObject<{
            message: z.ZodString;
        }, z.core.$strip>;
    };
    login: {
        readonly method: "POST";
        readonly path: "/api/v1/login/";
        readonly access: "anyone";
        readonly summary: "Sign in with a password or a Google ID token";
        readonly body: z.ZodObject<{
            username: z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodEmail>;
            password: z.ZodString;
            id_token: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly reply: z.ZodObject<{
            access: z.ZodString;
            refresh: z.ZodString;
        }, z.core.$strip>;
    };
    refresh: {
        readonly method: "POST";
        readonly path: "/api/v1/token/refresh/";
        readonly access: "anyone";
        readonly summary: "Swap a refresh token for new tokens";
        readonly body: z.ZodObject<{
            refresh: z.ZodString;
        }, z.core.$strict>;
        readonly reply: z.ZodObject<{
            access: z.ZodString;
            refresh: z.ZodString;
        }, z.core.$strip>;
    };
    logout: {
        readonly method: "POST";
        readonly path: "/api/v1/logout/";
        readonly access: "anyone";
        readonly summary: "End a sign-in";
        readonly body: z.ZodObject<{
            refresh: z.ZodString;
        }, z.core.$strict>;
        readonly reply: z.ZodObject<{
            message: z.ZodString;
        }, z.core.$strip>;
    };
    chat: {
        readonly method: "POST";
        readonly path: "/api/v1/chat/";
        readonly access: "user";
        readonly summary: "Ask all engines a question";
        readonly headers: z.ZodObject<{
            'idempotency-key': z.ZodOptional<z.ZodString>;
        }, z.core.$strip>;
        readonly body: z.ZodObject<{
            input_text: z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodString>;
            session_id: z.ZodOptional<z.ZodUUID>;
        }, z.core.$strict>;
        readonly reply: z.ZodObject<{
            session_id: z.ZodUUID;
            turn_id: z.ZodUUID;
            responses: z.ZodRecord<z.ZodString, z.ZodNullable<z.ZodString>>;
            errors: z.ZodRecord<z.ZodString, z.ZodObject<{
                code: z.ZodEnum<{
                    "engine-context": "engine-context";
                    "engine-cut": "engine-cut";
                    "engine-garbage": "engine-garbage";
                    "engine-interrupted": "engine-interrupted";
                    "engine-key": "engine-key";
                    "engine-off": "engine-off";
                    "engine-overloaded": "engine-overloaded";
                    "engine-quota": "engine-quota";
                    "engine-refused": "engine-refused";
                    "engine-rejected": "engine-rejected";
                    "engine-timeout": "engine-timeout";
                    "engine-unreachable": "engine-unreachable";
                }>;
                message: z.ZodString;
                retryable: z.ZodBoolean;
                retry_after_s: z.ZodOptional<z.ZodNumber>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        readonly streams: true;
    };
    turn: {
        readonly method: "GET";
        readonly path: "/api/v1/chat/turns/:id/";
        readonly access: "user";
        readonly summary: "A question with its answers, and all that was found for it";
        readonly params: z.ZodObject<{
            id: z.ZodUUID;
        }, z.core.$strip>;
        readonly reply: z.ZodObject<{
            turn_id: z.ZodUUID;
            session_id: z.ZodUUID;
            question: z.ZodString;
            created_at: z.ZodISODateTime;
            ended_at: z.ZodNullable<z.ZodISODateTime>;
            answers: z.ZodArray<z.ZodObject<{
                tokens_in: z.ZodNullable<z.ZodInt>;
                tokens_out: z.ZodNullable<z.ZodInt>;
                finish_reason: z.ZodNullable<z.ZodString>;
                cut_short: z.ZodDefault<z.ZodNullable<z.ZodEnum<{
                    "content-filter": "content-filter";
                    length: "length";
                    "too-long": "too-long";
                    unfinished: "unfinished";
                }>>>;
                vendor_sources: z.ZodArray<z.ZodObject<{
                    url: z.ZodString;
                    title: z.ZodOptional<z.ZodString>;
                }, z.core.$strip>>;
                engine: z.ZodString;
                label: z.ZodString;
                mode: z.ZodEnum<{
                    demo: "demo";
                    example: "example";
                    live: "live";
                    off: "off";
                }>;
                model: z.ZodString;
                state: z.ZodEnum<{
                    done: "done";
                    failed: "failed";
                    interrupted: "interrupted";
                    stopped: "stopped";
                    thinking: "thinking";
                    waiting: "waiting";
                    writing: "writing";
                }>;
                error: z.ZodNullable<z.ZodObject<{
                    code: z.ZodEnum<{
                        "engine-context": "engine-context";
                        "engine-cut": "engine-cut";
                        "engine-garbage": "engine-garbage";
                        "engine-interrupted": "engine-interrupted";
                        "engine-key": "engine-key";
                        "engine-off": "engine-off";
                        "engine-overloaded": "engine-overloaded";
                        "engine-quota": "engine-quota";
                        "engine-refused": "engine-refused";
                        "engine-rejected": "engine-rejected";
                        "engine-timeout": "engine-timeout";
                        "engine-unreachable": "engine-unreachable";
                    }>;
                    message: z.ZodString;
                    retryable: z.ZodBoolean;
                    retry_after_s: z.ZodOptional<z.ZodNumber>;
                }, z.core.$strip>>;
                attempt: z.ZodInt;
                started_at: z.ZodNullable<z.ZodISODateTime>;
                ended_at: z.ZodNullable<z.ZodISODateTime>;
                first_token_ms: z.ZodNullable<z.ZodNumber>;
                total_ms: z.ZodNullable<z.ZodNumber>;
                parameters: z.ZodRecord<z.ZodString, z.ZodUnknown>;
                text: z.ZodString;
            }, z.core.$strip>>;
            evidence: z.ZodNullable<z.ZodObject<{
                searched_at: z.ZodISODateTime;
                query: z.ZodString;
                note: z.ZodOptional<z.ZodString>;
                sources: z.ZodArray<z.ZodObject<{
                    id: z.ZodString;
                    label: z.ZodString;
                    state: z.ZodEnum<{
                        failed: "failed";
                        found: "found";
                        late: "late";
                        nothing: "nothing";
                    }>;
                    found: z.ZodInt;
                    message: z.ZodNullable<z.ZodString>;
                    query: z.ZodOptional<z.ZodString>;
                }, z.core.$strip>>;
                works: z.ZodArray<z.ZodObject<{
                    number: z.ZodInt;
                    citation: z.ZodObject<{
                        source: z.ZodString;
                        title: z.ZodString;
                        also_titled: z.ZodOptional<z.ZodArray<z.ZodString>>;
                        authors: z.ZodArray<z.ZodObject<{
                            family: z.ZodString;
                            given: z.ZodNullable<z.ZodString>;
                            group: z.ZodBoolean;
                        }, z.core.$strip>>;
                        journal: z.ZodNullable<z.ZodString>;
                        journal_short: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                        year: z.ZodNullable<z.ZodInt>;
                        online_year: z.ZodDefault<z.ZodNullable<z.ZodInt>>;
                        volume: z.ZodNullable<z.ZodString>;
                        issue: z.ZodNullable<z.ZodString>;
                        pages: z.ZodNullable<z.ZodString>;
                        pmid: z.ZodNullable<z.ZodString>;
                        pmcid: z.ZodNullable<z.ZodString>;
                        doi: z.ZodNullable<z.ZodString>;
                        nct: z.ZodArray<z.ZodString>;
                        trial: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                        became: z.ZodDefault<z.ZodNullable<z.ZodObject<{
                            doi: z.ZodNullable<z.ZodString>;
                            pmid: z.ZodNullable<z.ZodString>;
                        }, z.core.$strip>>>;
                        url: z.ZodNullable<z.ZodString>;
                        abstract: z.ZodNullable<z.ZodString>;
                        abstract_source: z.ZodDefault<z.ZodEnum<{
                            published: "published";
                            "sextant-summary": "sextant-summary";
                        }>>;
                        study_type: z.ZodEnum<{
                            "case-report": "case-report";
                            "clinical-trial": "clinical-trial";
                            comment: "comment";
                            guideline: "guideline";
                            laboratory: "laboratory";
                            "meta-analysis": "meta-analysis";
                            notice: "notice";
                            "observational-study": "observational-study";
                            other: "other";
                            preprint: "preprint";
                            "randomized-trial": "randomized-trial";
                            "registry-record": "registry-record";
                            review: "review";
                            "systematic-review": "systematic-review";
                        }>;
                        n: z.ZodNullable<z.ZodInt>;
                        status: z.ZodEnum<{
                            concern: "concern";
                            corrected: "corrected";
                            current: "current";
                            retracted: "retracted";
                            unknown: "unknown";
                        }>;
                        notices: z.ZodArray<z.ZodObject<{
                            kind: z.ZodEnum<{
                                concern: "concern";
                                concerns: "concerns";
                                corrects: "corrects";
                                erratum: "erratum";
                                republication: "republication";
                                retraction: "retraction";
                                retracts: "retracts";
                            }>;
                            reference: z.ZodString;
                            pmid: z.ZodNullable<z.ZodString>;
                        }, z.core.$strip>>;
                        mesh: z.ZodArray<z.ZodString>;
                    }, z.core.$strip>;
                }, z.core.$strip>>;
                topics: z.ZodOptional<z.ZodObject<{
                    are_near: z.ZodBoolean;
                    names: z.ZodArray<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
            ledger: z.ZodNullable<z.ZodObject<{
                version: z.ZodLiteral<5>;
                checked_at: z.ZodISODateTime;
                rows: z.ZodArray<z.ZodObject<{
                    id: z.ZodString;
                    number: z.ZodNullable<z.ZodInt>;
                    label: z.ZodString;
                    missing_number: z.ZodNullable<z.ZodInt>;
                    identifiers: z.ZodArray<z.ZodObject<{
                        kind: z.ZodEnum<{
                            doi: "doi";
                            nct: "nct";
                            pmcid: "pmcid";
                            pmid: "pmid";
                            url: "url";
                        }>;
                        value: z.ZodString;
                    }, z.core.$strip>>;
                    citation: z.ZodNullable<z.ZodObject<{
                        source: z.ZodString;
                        title: z.ZodString;
                        also_titled: z.ZodOptional<z.ZodArray<z.ZodString>>;
                        authors: z.ZodArray<z.ZodObject<{
                            family: z.ZodString;
                            given: z.ZodNullable<z.ZodString>;
                            group: z.ZodBoolean;
                        }, z.core.$strip>>;
                        journal: z.ZodNullable<z.ZodString>;
                        journal_short: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                        year: z.ZodNullable<z.ZodInt>;
                        online_year: z.ZodDefault<z.ZodNullable<z.ZodInt>>;
                        volume: z.ZodNullable<z.ZodString>;
                        issue: z.ZodNullable<z.ZodString>;
                        pages: z.ZodNullable<z.ZodString>;
                        pmid: z.ZodNullable<z.ZodString>;
                        pmcid: z.ZodNullable<z.ZodString>;
                        doi: z.ZodNullable<z.ZodString>;
                        nct: z.ZodArray<z.ZodString>;
                        trial: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                        became: z.ZodDefault<z.ZodNullable<z.ZodObject<{
                            doi: z.ZodNullable<z.ZodString>;
                            pmid: z.ZodNullable<z.ZodString>;
                        }, z.core.$strip>>>;
                        url: z.ZodNullable<z.ZodString>;
                        abstract: z.ZodNullable<z.ZodString>;
                        abstract_source: z.ZodDefault<z.ZodEnum<{
                            published: "published";
                            "sextant-summary": "sextant-summary";
                        }>>;
                        study_type: z.ZodEnum<{
                            "case-report": "case-report";
                            "clinical-trial": "clinical-trial";
                            comment: "comment";
                            guideline: "guideline";
                            laboratory: "laboratory";
                            "meta-analysis": "meta-analysis";
                            notice: "notice";
                            "observational-study": "observational-study";
                            other: "other";
                            preprint: "preprint";
                            "randomized-trial": "randomized-trial";
                            "registry-record": "registry-record";
                            review: "review";
                            "systematic-review": "systematic-review";
                        }>;
                        n: z.ZodNullable<z.ZodInt>;
                        status: z.ZodEnum<{
                            concern: "concern";
                            corrected: "corrected";
                            current: "current";
                            retracted: "retracted";
                            unknown: "unknown";
                        }>;
                        notices: z.ZodArray<z.ZodObject<{
                            kind: z.ZodEnum<{
                                concern: "concern";
                                concerns: "concerns";
                                corrects: "corrects";
                                erratum: "erratum";
                                republication: "republication";
                                retraction: "retraction";
                                retracts: "retracts";
                            }>;
                            reference: z.ZodString;
                            pmid: z.ZodNullable<z.ZodString>;
                        }, z.core.$strip>>;
                        mesh: z.ZodArray<z.ZodString>;
                    }, z.core.$strip>>;
                    found: z.ZodEnum<{
                        known: "known";
                        "not-found": "not-found";
                        unknown: "unknown";
                        "web-page": "web-page";
                    }>;
                    found_reason: z.ZodNullable<z.ZodString>;
                    publication: z.ZodNullable<z.ZodEnum<{
                        concern: "concern";
                        corrected: "corrected";
                        current: "current";
                        retracted: "retracted";
                        unchecked: "unchecked";
                    }>>;
                    publication_reason: z.ZodNullable<z.ZodString>;
                    not_asked: z.ZodArray<z.ZodString>;
                    article: z.ZodNullable<z.ZodObject<{
                        title: z.ZodString;
                        journal: z.ZodNullable<z.ZodString>;
                        year: z.ZodNullable<z.ZodInt>;
                        pmid: z.ZodNullable<z.ZodString>;
                        doi: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                    abstract_source: z.ZodNullable<z.ZodEnum<{
                        published: "published";
                        "sextant-summary": "sextant-summary";
                    }>>;
                    checked_by: z.ZodArray<z.ZodString>;
                    checked_at: z.ZodISODateTime;
                    mentions: z.ZodArray<z.ZodObject<{
                        engine: z.ZodString;
                        from: z.ZodInt;
                        to: z.ZodInt;
                        form: z.ZodEnum<{
                            "author-year": "author-year";
                            doi: "doi";
                            footnote: "footnote";
                            "journal-year": "journal-year";
                            medrxiv: "medrxiv";
                            nct: "nct";
                            number: "number";
                            pmcid: "pmcid";
                            pmid: "pmid";
                            superscript: "superscript";
                            title: "title";
                            trial: "trial";
                            "url-article": "url-article";
                            "url-web": "url-web";
                        }>;
                        cluster: z.ZodInt;
                        entry: z.ZodNullable<z.ZodObject<{
                            from: z.ZodInt;
                            to: z.ZodInt;
                        }, z.core.$strip>>;
                        called: z.ZodOptional<z.ZodString>;
                        in_list: z.ZodBoolean;
                        statement: z.ZodString;
                        stated: z.ZodObject<{
                            authors: z.ZodArray<z.ZodString>;
                            year: z.ZodNullable<z.ZodInt>;
                            journal: z.ZodNullable<z.ZodString>;
                            title: z.ZodNullable<z.ZodString>;
                            trial: z.ZodNullable<z.ZodString>;
                            identifiers: z.ZodArray<z.ZodObject<{
                                kind: z.ZodEnum<{
                                    doi: "doi";
                                    nct: "nct";
                                    pmcid: "pmcid";
                                    pmid: "pmid";
                                    url: "url";
                                }>;
                                value: z.ZodString;
                            }, z.core.$strip>>;
                        }, z.core.$strip>;
                        state: z.ZodEnum<{
                            mismatch: "mismatch";
                            "not-found": "not-found";
                            unknown: "unknown";
                            verified: "verified";
                        }>;
                        differs: z.ZodArray<z.ZodObject<{
                            fact: z.ZodEnum<{
                                authors: "authors";
                                identifier: "identifier";
                                journal: "journal";
                                title: "title";
                                trial: "trial";
                                year: "year";
                            }>;
                            stated: z.ZodString;
                            recorded: z.ZodString;
                            said_by: z.ZodString;
                        }, z.core.$strip>>;
                        reason: z.ZodNullable<z.ZodString>;
                        support: z.ZodNullable<z.ZodObject<{
                            relation: z.ZodEnum<{
                                missing: "missing";
                                "same-topic": "same-topic";
                                supports: "supports";
                                unsettled: "unsettled";
                            }>;
                            sentence: z.ZodNullable<z.ZodObject<{
                                text: z.ZodString;
                                from: z.ZodInt;
                                to: z.ZodInt;
                            }, z.core.$strip>>;
                        }, z.core.$strip>>;
                        numbers: z.ZodArray<z.ZodObject<{
                            from: z.ZodInt;
                            to: z.ZodInt;
                            text: z.ZodString;
                            recorded: z.ZodObject<{
                                text: z.ZodString;
                                from: z.ZodInt;
                                to: z.ZodInt;
                            }, z.core.$strip>;
                        }, z.core.$strip>>;
                    }, z.core.$strip>>;
                    searched_by: z.ZodArray<z.ZodString>;
                }, z.core.$strip>>;
                scores: z.ZodArray<z.ZodObject<{
                    engine: z.ZodString;
                    attempt: z.ZodOptional<z.ZodInt>;
                    read: z.ZodOptional<z.ZodObject<{
                        length: z.ZodInt;
                        digest: z.ZodString;
                    }, z.core.$strip>>;
                    works: z.ZodInt;
                    mentions: z.ZodInt;
                    verified: z.ZodInt;
                    mismatch: z.ZodInt;
                    not_found: z.ZodInt;
                    retracted: z.ZodInt;
                    unchecked: z.ZodInt;
                    unknown: z.ZodInt;
                    web_pages: z.ZodInt;
                }, z.core.$strip>>;
                unreached: z.ZodDefault<z.ZodArray<z.ZodObject<{
                    id: z.ZodString;
                    label: z.ZodString;
                    message: z.ZodString;
                    again_at: z.ZodNullable<z.ZodISODateTime>;
                }, z.core.$strip>>>;
            }, z.core.$strip>>;
            overview: z.ZodNullable<z.ZodObject<{
                version: z.ZodLiteral<4>;
                made_at: z.ZodISODateTime;
                judgement: z.ZodObject<{
                    state: z.ZodEnum<{
                        done: "done";
                        none: "none";
                        open: "open";
                        second: "second";
                    }>;
                    judge: z.ZodNullable<z.ZodObject<{
                        engine: z.ZodString;
                        label: z.ZodString;
                        model: z.ZodString;
                        tokens_in: z.ZodNullable<z.ZodInt>;
                        tokens_out: z.ZodNullable<z.ZodInt>;
                        cost_usd: z.ZodNullable<z.ZodNumber>;
                    }, z.core.$strip>>;
                    second: z.ZodNullable<z.ZodObject<{
                        engine: z.ZodString;
                        label: z.ZodString;
                        model: z.ZodString;
                        tokens_in: z.ZodNullable<z.ZodInt>;
                        tokens_out: z.ZodNullable<z.ZodInt>;
                        cost_usd: z.ZodNullable<z.ZodNumber>;
                    }, z.core.$strip>>;
                    missing: z.ZodNullable<z.ZodObject<{
                        why: z.ZodEnum<{
                            "by-reader": "by-reader";
                            failed: "failed";
                            "limit-server": "limit-server";
                            "limit-user": "limit-user";
                            "no-key": "no-key";
                            "no-live-engine": "no-live-engine";
                            "nothing-to-ask": "nothing-to-ask";
                            "nothing-to-judge": "nothing-to-judge";
                            off: "off";
                            "only-one-live": "only-one-live";
                        }>;
                        reason: z.ZodString;
                    }, z.core.$strip>>;
                    second_missing: z.ZodNullable<z.ZodObject<{
                        why: z.ZodEnum<{
                            "by-reader": "by-reader";
                            failed: "failed";
                            "limit-server": "limit-server";
                            "limit-user": "limit-user";
                            "no-key": "no-key";
                            "no-live-engine": "no-live-engine";
                            "nothing-to-ask": "nothing-to-ask";
                            "nothing-to-judge": "nothing-to-judge";
                            off: "off";
                            "only-one-live": "only-one-live";
                        }>;
                        reason: z.ZodString;
                    }, z.core.$strip>>;
                    dropped: z.ZodArray<z.ZodObject<{
                        why: z.ZodEnum<{
                            "another-answer": "another-answer";
                            "another-matter": "another-matter";
                            "by-rules": "by-rules";
                            "names-engines": "names-engines";
                            "no-claim": "no-claim";
                            "no-finding": "no-finding";
                            "no-such-answer": "no-such-answer";
                            "not-comparable": "not-comparable";
                            "not-in-abstract": "not-in-abstract";
                            "not-in-answer": "not-in-answer";
                            number: "number";
                            "one-sided": "one-sided";
                            "same-number": "same-number";
                            "too-many": "too-many";
                        }>;
                        count: z.ZodInt;
                    }, z.core.$strip>>;
                    synthesis_missing: z.ZodNullable<z.ZodString>;
                    cut: z.ZodArray<z.ZodString>;
                    works_left_out: z.ZodInt;
                }, z.core.$strip>;
                asked: z.ZodInt;
                answered: z.ZodArray<z.ZodString>;
                read: z.ZodOptional<z.ZodArray<z.ZodObject<{
                    length: z.ZodInt;
                    digest: z.ZodString;
                    engine: z.ZodString;
                }, z.core.$strip>>>;
                demo: z.ZodArray<z.ZodString>;
                question_kind: z.ZodEnum<{
                    open: "open";
                    "yes-no": "yes-no";
                }>;
                engines: z.ZodArray<z.ZodObject<{
                    by: z.ZodEnum<{
                        judge: "judge";
                        rules: "rules";
                    }>;
                    confirmation: z.ZodNullable<z.ZodEnum<{
                        agreed: "agreed";
                        asked: "asked";
                        disputed: "disputed";
                        "one-judge": "one-judge";
                    }>>;
                    engine: z.ZodString;
                    verdict: z.ZodNullable<z.ZodEnum<{
                        mixed: "mixed";
                        no: "no";
                        "no-answer": "no-answer";
                        unclear: "unclear";
                        yes: "yes";
                    }>>;
                    reason: z.ZodString;
                    passage: z.ZodNullable<z.ZodObject<{
                        engine: z.ZodNullable<z.ZodString>;
                        work: z.ZodNullable<z.ZodString>;
                        from: z.ZodInt;
                        to: z.ZodInt;
                        text: z.ZodString;
                    }, z.core.$strip>>;
                    bottom_line: z.ZodDefault<z.ZodNullable<z.ZodObject<{
                        engine: z.ZodNullable<z.ZodString>;
                        work: z.ZodNullable<z.ZodString>;
                        from: z.ZodInt;
                        to: z.ZodInt;
                        text: z.ZodString;
                    }, z.core.$strip>>>;
                }, z.core.$strip>>;
                literature: z.ZodObject<{
                    verdicts: z.ZodArray<z.ZodObject<{
                        work: z.ZodString;
                        title: z.ZodString;
                        year: z.ZodNullable<z.ZodInt>;
                        study_type: z.ZodEnum<{
                            "case-report": "case-report";
                            "clinical-trial": "clinical-trial";
                            comment: "comment";
                            guideline: "guideline";
                            laboratory: "laboratory";
                            "meta-analysis": "meta-analysis";
                            notice: "notice";
                            "observational-study": "observational-study";
                            other: "other";
                            preprint: "preprint";
                            "randomized-trial": "randomized-trial";
                            "registry-record": "registry-record";
                            review: "review";
                            "systematic-review": "systematic-review";
                        }>;
                        n: z.ZodNullable<z.ZodInt>;
                        verdict: z.ZodNullable<z.ZodEnum<{
                            mixed: "mixed";
                            no: "no";
                            unclear: "unclear";
                            yes: "yes";
                        }>>;
                        reason: z.ZodString;
                        passage: z.ZodNullable<z.ZodObject<{
                            engine: z.ZodNullable<z.ZodString>;
                            work: z.ZodNullable<z.ZodString>;
                            from: z.ZodInt;
                            to: z.ZodInt;
                            text: z.ZodString;
                        }, z.core.$strip>>;
                        cited_by: z.ZodArray<z.ZodString>;
                        by: z.ZodEnum<{
                            judge: "judge";
                            rules: "rules";
                        }>;
                    }, z.core.$strip>>;
                    left_out: z.ZodArray<z.ZodObject<{
                        work: z.ZodString;
                        title: z.ZodNullable<z.ZodString>;
                        why: z.ZodEnum<{
                            concern: "concern";
                            mismatch: "mismatch";
                            "no-abstract": "no-abstract";
                            "no-verdict": "no-verdict";
                            "not-found": "not-found";
                            notice: "notice";
                            "off-question": "off-question";
                            retracted: "retracted";
                            unchecked: "unchecked";
                            unknown: "unknown";
                        }>;
                        cited_by: z.ZodArray<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
                studies: z.ZodObject<{
                    rows: z.ZodArray<z.ZodObject<{
                        id: z.ZodString;
                        work: z.ZodString;
                        outcome: z.ZodString;
                        effect: z.ZodNullable<z.ZodObject<{
                            kind: z.ZodEnum<{
                                dose: "dose";
                                "hazard-ratio": "hazard-ratio";
                                "mean-difference": "mean-difference";
                                "number-needed-to-treat": "number-needed-to-treat";
                                "odds-ratio": "odds-ratio";
                                "p-value": "p-value";
                                percentage: "percentage";
                                "percentage-change": "percentage-change";
                                "rate-ratio": "rate-ratio";
                                "risk-difference": "risk-difference";
                                "risk-ratio": "risk-ratio";
                                "sample-size": "sample-size";
                                "standardised-mean-difference": "standardised-mean-difference";
                            }>;
                            value: z.ZodNumber;
                            low: z.ZodNullable<z.ZodNumber>;
                            high: z.ZodNullable<z.ZodNumber>;
                            level: z.ZodNullable<z.ZodNumber>;
                            relation: z.ZodEnum<{
                                "<": "<";
                                "<=": "<=";
                                "=": "=";
                                ">": ">";
                                ">=": ">=";
                                "~": "~";
                            }>;
                            p: z.ZodNullable<z.ZodObject<{
                                relation: z.ZodEnum<{
                                    "<": "<";
                                    "<=": "<=";
                                    "=": "=";
                                    ">": ">";
                                    ">=": ">=";
                                }>;
                                value: z.ZodNumber;
                            }, z.core.$strip>>;
                            unit: z.ZodNullable<z.ZodString>;
                            period: z.ZodNullable<z.ZodString>;
                            about: z.ZodString;
                        }, z.core.$strip>>;
                        written: z.ZodString;
                        passage: z.ZodNullable<z.ZodObject<{
                            engine: z.ZodNullable<z.ZodString>;
                            work: z.ZodNullable<z.ZodString>;
                            from: z.ZodInt;
                            to: z.ZodInt;
                            text: z.ZodString;
                        }, z.core.$strip>>;
                        cells: z.ZodArray<z.ZodObject<{
                            engine: z.ZodString;
                            state: z.ZodEnum<{
                                "no-number": "no-number";
                                "not-checked": "not-checked";
                                "not-cited": "not-cited";
                                "other-number": "other-number";
                                "same-number": "same-number";
                                "unread-number": "unread-number";
                            }>;
                            stated: z.ZodNullable<z.ZodString>;
                            passage: z.ZodNullable<z.ZodObject<{
                                engine: z.ZodNullable<z.ZodString>;
                                work: z.ZodNullable<z.ZodString>;
                                from: z.ZodInt;
                                to: z.ZodInt;
                                text: z.ZodString;
                            }, z.core.$strip>>;
                        }, z.core.$strip>>;
                    }, z.core.$strip>>;
                    plots: z.ZodArray<z.ZodObject<{
                        outcome: z.ZodString;
                        kind: z.ZodEnum<{
                            dose: "dose";
                            "hazard-ratio": "hazard-ratio";
                            "mean-difference": "mean-difference";
                            "number-needed-to-treat": "number-needed-to-treat";
                            "odds-ratio": "odds-ratio";
                            "p-value": "p-value";
                            percentage: "percentage";
                            "percentage-change": "percentage-change";
                            "rate-ratio": "rate-ratio";
                            "risk-difference": "risk-difference";
                            "risk-ratio": "risk-ratio";
                            "sample-size": "sample-size";
                            "standardised-mean-difference": "standardised-mean-difference";
                        }>;
                        unit: z.ZodNullable<z.ZodString>;
                        rows: z.ZodArray<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
                positions: z.ZodArray<z.ZodObject<{
                    text: z.ZodString;
                    engines: z.ZodArray<z.ZodString>;
                    passages: z.ZodArray<z.ZodObject<{
                        engine: z.ZodNullable<z.ZodString>;
                        work: z.ZodNullable<z.ZodString>;
                        from: z.ZodInt;
                        to: z.ZodInt;
                        text: z.ZodString;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                statements: z.ZodArray<z.ZodObject<{
                    id: z.ZodString;
                    text: z.ZodString;
                    stances: z.ZodArray<z.ZodObject<{
                        engine: z.ZodString;
                        stance: z.ZodEnum<{
                            contradicts: "contradicts";
                            silent: "silent";
                            states: "states";
                        }>;
                        differs_in: z.ZodArray<z.ZodEnum<{
                            direction: "direction";
                            negation: "negation";
                            number: "number";
                        }>>;
                        confirmation: z.ZodNullable<z.ZodEnum<{
                            agreed: "agreed";
                            asked: "asked";
                            disputed: "disputed";
                            "one-judge": "one-judge";
                        }>>;
                        passages: z.ZodArray<z.ZodObject<{
                            engine: z.ZodNullable<z.ZodString>;
                            work: z.ZodNullable<z.ZodString>;
                            from: z.ZodInt;
                            to: z.ZodInt;
                            text: z.ZodString;
                        }, z.core.$strip>>;
                        works: z.ZodArray<z.ZodString>;
                    }, z.core.$strip>>;
                    works: z.ZodArray<z.ZodString>;
                }, z.core.$strip>>;
                citations: z.ZodArray<z.ZodObject<{
                    id: z.ZodString;
                    engine: z.ZodString;
                    work: z.ZodString;
                    relation: z.ZodEnum<{
                        contradicts: "contradicts";
                        supports: "supports";
                    }>;
                    sentence: z.ZodString;
                    passage: z.ZodObject<{
                        engine: z.ZodNullable<z.ZodString>;
                        work: z.ZodNullable<z.ZodString>;
                        from: z.ZodInt;
                        to: z.ZodInt;
                        text: z.ZodString;
                    }, z.core.$strip>;
                    confirmation: z.ZodEnum<{
                        agreed: "agreed";
                        asked: "asked";
                        disputed: "disputed";
                        "one-judge": "one-judge";
                    }>;
                }, z.core.$strip>>;
                unchecked: z.ZodArray<z.ZodString>;
                uncited: z.ZodArray<z.ZodInt>;
                synthesis: z.ZodArray<z.ZodObject<{
                    text: z.ZodString;
                    role: z.ZodEnum<{
                        agreement: "agreement";
                        caveat: "caveat";
                        dissent: "dissent";
                        literature: "literature";
                    }>;
                    engines: z.ZodArray<z.ZodString>;
                    works: z.ZodArray<z.ZodString>;
                    passages: z.ZodArray<z.ZodObject<{
                        engine: z.ZodNullable<z.ZodString>;
                        work: z.ZodNullable<z.ZodString>;
                        from: z.ZodInt;
                        to: z.ZodInt;
                        text: z.ZodString;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
            findings: z.ZodObject<{
                version: z.ZodInt;
                ledger: z.ZodObject<{
                    state: z.ZodEnum<{
                        failed: "failed";
                        pending: "pending";
                        ready: "ready";
                    }>;
                    reason: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
                overview: z.ZodObject<{
                    state: z.ZodEnum<{
                        failed: "failed";
                        pending: "pending";
                        ready: "ready";
                    }>;
                    reason: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
                judged_since: z.ZodNullable<z.ZodISODateTime>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    turnEvents: {
        readonly method: "GET";
        readonly path: "/api/v1/chat/turns/:id/events/";
        readonly access: "user";
        readonly summary: "Follow a turn: a snapshot, then live events";
        readonly params: z.ZodObject<{
            id: z.ZodUUID;
        }, z.core.$strip>;
        readonly streams: true;
    };
    stopTurn: {
        readonly method: "POST";
        readonly path: "/api/v1/chat/turns/:id/stop/";
        readonly access: "user";
        readonly summary: "Stop all engines of a turn, or one";
        readonly params: z.ZodObject<{
            id: z.ZodUUID;
        }, z.core.$strip>;
        readonly body: z.ZodObject<{
            engine: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly reply: z.ZodObject<{
            turn_id: z.ZodUUID;
            session_id: z.ZodUUID;
            question: z.ZodString;
            created_at: z.ZodISODateTime;
            ended_at: z.ZodNullable<z.ZodISODateTime>;
            answers: z.ZodArray<z.ZodObject<{
                tokens_in: z.ZodNullable<z.ZodInt>;
                tokens_out: z.ZodNullable<z.ZodInt>;
                finish_reason: z.ZodNullable<z.ZodString>;
                cut_short: z.ZodDefault<z.ZodNullable<z.ZodEnum<{
                    "content-filter": "content-filter";
                    length: "length";
                    "too-long": "too-long";
                    unfinished: "unfinished";
                }>>>;
                vendor_sources: z.ZodArray<z.ZodObject<{
                    url: z.ZodString;
                    title: z.ZodOptional<z.ZodString>;
                }, z.core.$strip>>;
                engine: z.ZodString;
                label: z.ZodString;
                mode: z.ZodEnum<{
                    demo: "demo";
                    example: "example";
                    live: "live";
                    off: "off";
                }>;
                model: z.ZodString;
                state: z.ZodEnum<{
                    done: "done";
                    failed: "failed";
                    interrupted: "interrupted";
                    stopped: "stopped";
                    thinking: "thinking";
                    waiting: "waiting";
                    writing: "writing";
                }>;
                error: z.ZodNullable<z.ZodObject<{
                    code: z.ZodEnum<{
                        "engine-context": "engine-context";
                        "engine-cut": "engine-cut";
                        "engine-garbage": "engine-garbage";
                        "engine-interrupted": "engine-interrupted";
                        "engine-key": "engine-key";
                        "engine-off": "engine-off";
                        "engine-overloaded": "engine-overloaded";
                        "engine-quota": "engine-quota";
                        "engine-refused": "engine-refused";
                        "engine-rejected": "engine-rejected";
                        "engine-timeout": "engine-timeout";
                        "engine-unreachable": "engine-unreachable";
                    }>;
                    message: z.ZodString;
                    retryable: z.ZodBoolean;
                    retry_after_s: z.ZodOptional<z.ZodNumber>;
                }, z.core.$strip>>;
                attempt: z.ZodInt;
                started_at: z.ZodNullable<z.ZodISODateTime>;
                ended_at: z.ZodNullable<z.ZodISODateTime>;
                first_token_ms: z.ZodNullable<z.ZodNumber>;
                total_ms: z.ZodNullable<z.ZodNumber>;
                parameters: z.ZodRecord<z.ZodString, z.ZodUnknown>;
                text: z.ZodString;
            }, z.core.$strip>>;
            evidence: z.ZodNullable<z.ZodObject<{
                searched_at: z.ZodISODateTime;
                query: z.ZodString;
                note: z.ZodOptional<z.ZodString>;
                sources: z.ZodArray<z.ZodObject<{
                    id: z.ZodString;
                    label: z.ZodString;
                    state: z.ZodEnum<{
                        failed: "failed";
                        found: "found";
                        late: "late";
                        nothing: "nothing";
                    }>;
                    found: z.ZodInt;
                    message: z.ZodNullable<z.ZodString>;
                    query: z.ZodOptional<z.ZodString>;
                }, z.core.$strip>>;
                works: z.ZodArray<z.ZodObject<{
                    number: z.ZodInt;
                    citation: z.ZodObject<{
                        source: z.ZodString;
                        title: z.ZodString;
                        also_titled: z.ZodOptional<z.ZodArray<z.ZodString>>;
                        authors: z.ZodArray<z.ZodObject<{
                            family: z.ZodString;
                            given: z.ZodNullable<z.ZodString>;
                            group: z.ZodBoolean;
                        }, z.core.$strip>>;
                        journal: z.ZodNullable<z.ZodString>;
                        journal_short: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                        year: z.ZodNullable<z.ZodInt>;
                        online_year: z.ZodDefault<z.ZodNullable<z.ZodInt>>;
                        volume: z.ZodNullable<z.ZodString>;
                        issue: z.ZodNullable<z.ZodString>;
                        pages: z.ZodNullable<z.ZodString>;
                        pmid: z.ZodNullable<z.ZodString>;
                        pmcid: z.ZodNullable<z.ZodString>;
                        doi: z.ZodNullable<z.ZodString>;
                        nct: z.ZodArray<z.ZodString>;
                        trial: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                        became: z.ZodDefault<z.ZodNullable<z.ZodObject<{
                            doi: z.ZodNullable<z.ZodString>;
                            pmid: z.ZodNullable<z.ZodString>;
                        }, z.core.$strip>>>;
                        url: z.ZodNullable<z.ZodString>;
                        abstract: z.ZodNullable<z.ZodString>;
                        abstract_source: z.ZodDefault<z.ZodEnum<{
                            published: "published";
                            "sextant-summary": "sextant-summary";
                        }>>;
                        study_type: z.ZodEnum<{
                            "case-report": "case-report";
                            "clinical-trial": "clinical-trial";
                            comment: "comment";
                            guideline: "guideline";
                            laboratory: "laboratory";
                            "meta-analysis": "meta-analysis";
                            notice: "notice";
                            "observational-study": "observational-study";
                            other: "other";
                            preprint: "preprint";
                            "randomized-trial": "randomized-trial";
                            "registry-record": "registry-record";
                            review: "review";
                            "systematic-review": "systematic-review";
                        }>;
                        n: z.ZodNullable<z.ZodInt>;
                        status: z.ZodEnum<{
                            concern: "concern";
                            corrected: "corrected";
                            current: "current";
                            retracted: "retracted";
                            unknown: "unknown";
                        }>;
                        notices: z.ZodArray<z.ZodObject<{
                            kind: z.ZodEnum<{
                                concern: "concern";
                                concerns: "concerns";
                                corrects: "corrects";
                                erratum: "erratum";
                                republication: "republication";
                                retraction: "retraction";
                                retracts: "retracts";
                            }>;
                            reference: z.ZodString;
                            pmid: z.ZodNullable<z.ZodString>;
                        }, z.core.$strip>>;
                        mesh: z.ZodArray<z.ZodString>;
                    }, z.core.$strip>;
                }, z.core.$strip>>;
                topics: z.ZodOptional<z.ZodObject<{
                    are_near: z.ZodBoolean;
                    names: z.ZodArray<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
            ledger: z.ZodNullable<z.ZodObject<{
                version: z.ZodLiteral<5>;
                checked_at: z.ZodISODateTime;
                rows: z.ZodArray<z.ZodObject<{
                    id: z.ZodString;
                    number: z.ZodNullable<z.ZodInt>;
                    label: z.ZodString;
                    missing_number: z.ZodNullable<z.ZodInt>;
                    identifiers: z.ZodArray<z.ZodObject<{
                        kind: z.ZodEnum<{
                            doi: "doi";
                            nct: "nct";
                            pmcid: "pmcid";
                            pmid: "pmid";
                            url: "url";
                        }>;
                        value: z.ZodString;
                    }, z.core.$strip>>;
                    citation: z.ZodNullable<z.ZodObject<{
                        source: z.ZodString;
                        title: z.ZodString;
                        also_titled: z.ZodOptional<z.ZodArray<z.ZodString>>;
                        authors: z.ZodArray<z.ZodObject<{
                            family: z.ZodString;
                            given: z.ZodNullable<z.ZodString>;
                            group: z.ZodBoolean;
                        }, z.core.$strip>>;
                        journal: z.ZodNullable<z.ZodString>;
                        journal_short: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                        year: z.ZodNullable<z.ZodInt>;
                        online_year: z.ZodDefault<z.ZodNullable<z.ZodInt>>;
                        volume: z.ZodNullable<z.ZodString>;
                        issue: z.ZodNullable<z.ZodString>;
                        pages: z.ZodNullable<z.ZodString>;
                        pmid: z.ZodNullable<z.ZodString>;
                        pmcid: z.ZodNullable<z.ZodString>;
                        doi: z.ZodNullable<z.ZodString>;
                        nct: z.ZodArray<z.ZodString>;
                        trial: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                        became: z.ZodDefault<z.ZodNullable<z.ZodObject<{
                            doi: z.ZodNullable<z.ZodString>;
                            pmid: z.ZodNullable<z.ZodString>;
                        }, z.core.$strip>>>;
                        url: z.ZodNullable<z.ZodString>;
                        abstract: z.ZodNullable<z.ZodString>;
                        abstract_source: z.ZodDefault<z.ZodEnum<{
                            published: "published";
                            "sextant-summary": "sextant-summary";
                        }>>;
                        study_type: z.ZodEnum<{
                            "case-report": "case-report";
                            "clinical-trial": "clinical-trial";
                            comment: "comment";
                            guideline: "guideline";
                            laboratory: "laboratory";
                            "meta-analysis": "meta-analysis";
                            notice: "notice";
                            "observational-study": "observational-study";
                            other: "other";
                            preprint: "preprint";
                            "randomized-trial": "randomized-trial";
                            "registry-record": "registry-record";
                            review: "review";
                            "systematic-review": "systematic-review";
                        }>;
                        n: z.ZodNullable<z.ZodInt>;
                        status: z.ZodEnum<{
                            concern: "concern";
                            corrected: "corrected";
                            current: "current";
                            retracted: "retracted";
                            unknown: "unknown";
                        }>;
                        notices: z.ZodArray<z.ZodObject<{
                            kind: z.ZodEnum<{
                                concern: "concern";
                                concerns: "concerns";
                                corrects: "corrects";
                                erratum: "erratum";
                                republication: "republication";
                                retraction: "retraction";
                                retracts: "retracts";
                            }>;
                            reference: z.ZodString;
                            pmid: z.ZodNullable<z.ZodString>;
                        }, z.core.$strip>>;
                        mesh: z.ZodArray<z.ZodString>;
                    }, z.core.$strip>>;
                    found: z.ZodEnum<{
                        known: "known";
                        "not-found": "not-found";
                        unknown: "unknown";
                        "web-page": "web-page";
                    }>;
                    found_reason: z.ZodNullable<z.ZodString>;
                    publication: z.ZodNullable<z.ZodEnum<{
                        concern: "concern";
                        corrected: "corrected";
                        current: "current";
                        retracted: "retracted";
                        unchecked: "unchecked";
                    }>>;
                    publication_reason: z.ZodNullable<z.ZodString>;
                    not_asked: z.ZodArray<z.ZodString>;
                    article: z.ZodNullable<z.ZodObject<{
                        title: z.ZodString;
                        journal: z.ZodNullable<z.ZodString>;
                        year: z.ZodNullable<z.ZodInt>;
                        pmid: z.ZodNullable<z.ZodString>;
                        doi: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                    abstract_source: z.ZodNullable<z.ZodEnum<{
                        published: "published";
                        "sextant-summary": "sextant-summary";
                    }>>;
                    checked_by: z.ZodArray<z.ZodString>;
                    checked_at: z.ZodISODateTime;
                    mentions: z.ZodArray<z.ZodObject<{
                        engine: z.ZodString;
                        from: z.ZodInt;
                        to: z.ZodInt;
                        form: z.ZodEnum<{
                            "author-year": "author-year";
                            doi: "doi";
                            footnote: "footnote";
                            "journal-year": "journal-year";
                            medrxiv: "medrxiv";
                            nct: "nct";
                            number: "number";
                            pmcid: "pmcid";
                            pmid: "pmid";
                            superscript: "superscript";
                            title: "title";
                            trial: "trial";
                            "url-article": "url-article";
                            "url-web": "url-web";
                        }>;
                        cluster: z.ZodInt;
                        entry: z.ZodNullable<z.ZodObject<{
                            from: z.ZodInt;
                            to: z.ZodInt;
                        }, z.core.$strip>>;
                        called: z.ZodOptional<z.ZodString>;
                        in_list: z.ZodBoolean;
                        statement: z.ZodString;
                        stated: z.ZodObject<{
                            authors: z.ZodArray<z.ZodString>;
                            year: z.ZodNullable<z.ZodInt>;
                            journal: z.ZodNullable<z.ZodString>;
                            title: z.ZodNullable<z.ZodString>;
                            trial: z.ZodNullable<z.ZodString>;
                            identifiers: z.ZodArray<z.ZodObject<{
                                kind: z.ZodEnum<{
                                    doi: "doi";
                                    nct: "nct";
                                    pmcid: "pmcid";
                                    pmid: "pmid";
                                    url: "url";
                                }>;
                                value: z.ZodString;
                            }, z.core.$strip>>;
                        }, z.core.$strip>;
                        state: z.ZodEnum<{
                            mismatch: "mismatch";
                            "not-found": "not-found";
                            unknown: "unknown";
                            verified: "verified";
                        }>;
                        differs: z.ZodArray<z.ZodObject<{
                            fact: z.ZodEnum<{
                                authors: "authors";
                                identifier: "identifier";
                                journal: "journal";
                                title: "title";
                                trial: "trial";
                                year: "year";
                            }>;
                            stated: z.ZodString;
                            recorded: z.ZodString;
                            said_by: z.ZodString;
                        }, z.core.$strip>>;
                        reason: z.ZodNullable<z.ZodString>;
                        support: z.ZodNullable<z.ZodObject<{
                            relation: z.ZodEnum<{
                                missing: "missing";
                                "same-topic": "same-topic";
                                supports: "supports";
                                unsettled: "unsettled";
                            }>;
                            sentence: z.ZodNullable<z.ZodObject<{
                                text: z.ZodString;
                                from: z.ZodInt;
                                to: z.ZodInt;
                            }, z.core.$strip>>;
                        }, z.core.$strip>>;
                        numbers: z.ZodArray<z.ZodObject<{
                            from: z.ZodInt;
                            to: z.ZodInt;
                            text: z.ZodString;
                            recorded: z.ZodObject<{
                                text: z.ZodString;
                                from: z.ZodInt;
                                to: z.ZodInt;
                            }, z.core.$strip>;
                        }, z.core.$strip>>;
                    }, z.core.$strip>>;
                    searched_by: z.ZodArray<z.ZodString>;
                }, z.core.$strip>>;
                scores: z.ZodArray<z.ZodObject<{
                    engine: z.ZodString;
                    attempt: z.ZodOptional<z.ZodInt>;
                    read: z.ZodOptional<z.ZodObject<{
                        length: z.ZodInt;
                        digest: z.ZodString;
                    }, z.core.$strip>>;
                    works: z.ZodInt;
                    mentions: z.ZodInt;
                    verified: z.ZodInt;
                    mismatch: z.ZodInt;
                    not_found: z.ZodInt;
                    retracted: z.ZodInt;
                    unchecked: z.ZodInt;
                    unknown: z.ZodInt;
                    web_pages: z.ZodInt;
                }, z.core.$strip>>;
                unreached: z.ZodDefault<z.ZodArray<z.ZodObject<{
                    id: z.ZodString;
                    label: z.ZodString;
                    message: z.ZodString;
                    again_at: z.ZodNullable<z.ZodISODateTime>;
                }, z.core.$strip>>>;
            }, z.core.$strip>>;
            overview: z.ZodNullable<z.ZodObject<{
                version: z.ZodLiteral<4>;
                made_at: z.ZodISODateTime;
                judgement: z.ZodObject<{
                    state: z.ZodEnum<{
                        done: "done";
                        none: "none";
                        open: "open";
                        second: "second";
                    }>;
                    judge: z.ZodNullable<z.ZodObject<{
                        engine: z.ZodString;
                        label: z.ZodString;
                        model: z.ZodString;
                        tokens_in: z.ZodNullable<z.ZodInt>;
                        tokens_out: z.ZodNullable<z.ZodInt>;
                        cost_usd: z.ZodNullable<z.ZodNumber>;
                    }, z.core.$strip>>;
                    second: z.ZodNullable<z.ZodObject<{
                        engine: z.ZodString;
                        label: z.ZodString;
                        model: z.ZodString;
                        tokens_in: z.ZodNullable<z.ZodInt>;
                        tokens_out: z.ZodNullable<z.ZodInt>;
                        cost_usd: z.ZodNullable<z.ZodNumber>;
                    }, z.core.$strip>>;
                    missing: z.ZodNullable<z.ZodObject<{
                        why: z.ZodEnum<{
                            "by-reader": "by-reader";
                            failed: "failed";
                            "limit-server": "limit-server";
                            "limit-user": "limit-user";
                            "no-key": "no-key";
                            "no-live-engine": "no-live-engine";
                            "nothing-to-ask": "nothing-to-ask";
                            "nothing-to-judge": "nothing-to-judge";
                            off: "off";
                            "only-one-live": "only-one-live";
                        }>;
                        reason: z.ZodString;
                    }, z.core.$strip>>;
                    second_missing: z.ZodNullable<z.ZodObject<{
                        why: z.ZodEnum<{
                            "by-reader": "by-reader";
                            failed: "failed";
                            "limit-server": "limit-server";
                            "limit-user": "limit-user";
                            "no-key": "no-key";
                            "no-live-engine": "no-live-engine";
                            "nothing-to-ask": "nothing-to-ask";
                            "nothing-to-judge": "nothing-to-judge";
                            off: "off";
                            "only-one-live": "only-one-live";
                        }>;
                        reason: z.ZodString;
                    }, z.core.$strip>>;
                    dropped: z.ZodArray<z.ZodObject<{
                        why: z.ZodEnum<{
                            "another-answer": "another-answer";
                            "another-matter": "another-matter";
                            "by-rules": "by-rules";
                            "names-engines": "names-engines";
                            "no-claim": "no-claim";
                            "no-finding": "no-finding";
                            "no-such-answer": "no-such-answer";
                            "not-comparable": "not-comparable";
                            "not-in-abstract": "not-in-abstract";
                            "not-in-answer": "not-in-answer";
                            number: "number";
                            "one-sided": "one-sided";
                            "same-number": "same-number";
                            "too-many": "too-many";
                        }>;
                        count: z.ZodInt;
                    }, z.core.$strip>>;
                    synthesis_missing: z.ZodNullable<z.ZodString>;
                    cut: z.ZodArray<z.ZodString>;
                    works_left_out: z.ZodInt;
                }, z.core.$strip>;
                asked: z.ZodInt;
                answered: z.ZodArray<z.ZodString>;
                read: z.ZodOptional<z.ZodArray<z.ZodObject<{
                    length: z.ZodInt;
                    digest: z.ZodString;
                    engine: z.ZodString;
                }, z.core.$strip>>>;
                demo: z.ZodArray<z.ZodString>;
                question_kind: z.ZodEnum<{
                    open: "open";
                    "yes-no": "yes-no";
                }>;
                engines: z.ZodArray<z.ZodObject<{
                    by: z.ZodEnum<{
                        judge: "judge";
                        rules: "rules";
                    }>;
                    confirmation: z.ZodNullable<z.ZodEnum<{
                        agreed: "agreed";
                        asked: "asked";
                        disputed: "disputed";
                        "one-judge": "one-judge";
                    }>>;
                    engine: z.ZodString;
                    verdict: z.ZodNullable<z.ZodEnum<{
                        mixed: "mixed";
                        no: "no";
                        "no-answer": "no-answer";
                        unclear: "unclear";
                        yes: "yes";
                    }>>;
                    reason: z.ZodString;
                    passage: z.ZodNullable<z.ZodObject<{
                        engine: z.ZodNullable<z.ZodString>;
                        work: z.ZodNullable<z.ZodString>;
                        from: z.ZodInt;
                        to: z.ZodInt;
                        text: z.ZodString;
                    }, z.core.$strip>>;
                    bottom_line: z.ZodDefault<z.ZodNullable<z.ZodObject<{
                        engine: z.ZodNullable<z.ZodString>;
                        work: z.ZodNullable<z.ZodString>;
                        from: z.ZodInt;
                        to: z.ZodInt;
                        text: z.ZodString;
                    }, z.core.$strip>>>;
                }, z.core.$strip>>;
                literature: z.ZodObject<{
                    verdicts: z.ZodArray<z.ZodObject<{
                        work: z.ZodString;
                        title: z.ZodString;
                        year: z.ZodNullable<z.ZodInt>;
                        study_type: z.ZodEnum<{
                            "case-report": "case-report";
                            "clinical-trial": "clinical-trial";
                            comment: "comment";
                            guideline: "guideline";
                            laboratory: "laboratory";
                            "meta-analysis": "meta-analysis";
                            notice: "notice";
                            "observational-study": "observational-study";
                            other: "other";
                            preprint: "preprint";
                            "randomized-trial": "randomized-trial";
                            "registry-record": "registry-record";
                            review: "review";
                            "systematic-review": "systematic-review";
                        }>;
                        n: z.ZodNullable<z.ZodInt>;
                        verdict: z.ZodNullable<z.ZodEnum<{
                            mixed: "mixed";
                            no: "no";
                            unclear: "unclear";
                            yes: "yes";
                        }>>;
                        reason: z.ZodString;
                        passage: z.ZodNullable<z.ZodObject<{
                            engine: z.ZodNullable<z.ZodString>;
                            work: z.ZodNullable<z.ZodString>;
                            from: z.ZodInt;
                            to: z.ZodInt;
                            text: z.ZodString;
                        }, z.core.$strip>>;
                        cited_by: z.ZodArray<z.ZodString>;
                        by: z.ZodEnum<{
                            judge: "judge";
                            rules: "rules";
                        }>;
                    }, z.core.$strip>>;
                    left_out: z.ZodArray<z.ZodObject<{
                        work: z.ZodString;
                        title: z.ZodNullable<z.ZodString>;
                        why: z.ZodEnum<{
                            concern: "concern";
                            mismatch: "mismatch";
                            "no-abstract": "no-abstract";
                            "no-verdict": "no-verdict";
                            "not-found": "not-found";
                            notice: "notice";
                            "off-question": "off-question";
                            retracted: "retracted";
                            unchecked: "unchecked";
                            unknown: "unknown";
                        }>;
                        cited_by: z.ZodArray<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
                studies: z.ZodObject<{
                    rows: z.ZodArray<z.ZodObject<{
                        id: z.ZodString;
                        work: z.ZodString;
                        outcome: z.ZodString;
                        effect: z.ZodNullable<z.ZodObject<{
                            kind: z.ZodEnum<{
                                dose: "dose";
                                "hazard-ratio": "hazard-ratio";
                                "mean-difference": "mean-difference";
                                "number-needed-to-treat": "number-needed-to-treat";
                                "odds-ratio": "odds-ratio";
                                "p-value": "p-value";
                                percentage: "percentage";
                                "percentage-change": "percentage-change";
                                "rate-ratio": "rate-ratio";
                                "risk-difference": "risk-difference";
                                "risk-ratio": "risk-ratio";
                                "sample-size": "sample-size";
                                "standardised-mean-difference": "standardised-mean-difference";
                            }>;
                            value: z.ZodNumber;
                            low: z.ZodNullable<z.ZodNumber>;
                            high: z.ZodNullable<z.ZodNumber>;
                            level: z.ZodNullable<z.ZodNumber>;
                            relation: z.ZodEnum<{
                                "<": "<";
                                "<=": "<=";
                                "=": "=";
                                ">": ">";
                                ">=": ">=";
                                "~": "~";
                            }>;
                            p: z.ZodNullable<z.ZodObject<{
                                relation: z.ZodEnum<{
                                    "<": "<";
                                    "<=": "<=";
                                    "=": "=";
                                    ">": ">";
                                    ">=": ">=";
                                }>;
                                value: z.ZodNumber;
                            }, z.core.$strip>>;
                            unit: z.ZodNullable<z.ZodString>;
                            period: z.ZodNullable<z.ZodString>;
                            about: z.ZodString;
                        }, z.core.$strip>>;
                        written: z.ZodString;
                        passage: z.ZodNullable<z.ZodObject<{
                            engine: z.ZodNullable<z.ZodString>;
                            work: z.ZodNullable<z.ZodString>;
                            from: z.ZodInt;
                            to: z.ZodInt;
                            text: z.ZodString;
                        }, z.core.$strip>>;
                        cells: z.ZodArray<z.ZodObject<{
                            engine: z.ZodString;
                            state: z.ZodEnum<{
                                "no-number": "no-number";
                                "not-checked": "not-checked";
                                "not-cited": "not-cited";
                                "other-number": "other-number";
                                "same-number": "same-number";
                                "unread-number": "unread-number";
                            }>;
                            stated: z.ZodNullable<z.ZodString>;
                            passage: z.ZodNullable<z.ZodObject<{
                                engine: z.ZodNullable<z.ZodString>;
                                work: z.ZodNullable<z.ZodString>;
                                from: z.ZodInt;
                                to: z.ZodInt;
                                text: z.ZodString;
                            }, z.core.$strip>>;
                        }, z.core.$strip>>;
                    }, z.core.$strip>>;
                    plots: z.ZodArray<z.ZodObject<{
                        outcome: z.ZodString;
                        kind: z.ZodEnum<{
                            dose: "dose";
                            "hazard-ratio": "hazard-ratio";
                            "mean-difference": "mean-difference";
                            "number-needed-to-treat": "number-needed-to-treat";
                            "odds-ratio": "odds-ratio";
                            "p-value": "p-value";
                            percentage: "percentage";
                            "percentage-change": "percentage-change";
                            "rate-ratio": "rate-ratio";
                            "risk-difference": "risk-difference";
                            "risk-ratio": "risk-ratio";
                            "sample-size": "sample-size";
                            "standardised-mean-difference": "standardised-mean-difference";
                        }>;
                        unit: z.ZodNullable<z.ZodString>;
                        rows: z.ZodArray<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
                positions: z.ZodArray<z.ZodObject<{
                    text: z.ZodString;
                    engines: z.ZodArray<z.ZodString>;
                    passages: z.ZodArray<z.ZodObject<{
                        engine: z.ZodNullable<z.ZodString>;
                        work: z.ZodNullable<z.ZodString>;
                        from: z.ZodInt;
                        to: z.ZodInt;
                        text: z.ZodString;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                statements: z.ZodArray<z.ZodObject<{
                    id: z.ZodString;
                    text: z.ZodString;
                    stances: z.ZodArray<z.ZodObject<{
                        engine: z.ZodString;
                        stance: z.ZodEnum<{
                            contradicts: "contradicts";
                            silent: "silent";
                            states: "states";
                        }>;
                        differs_in: z.ZodArray<z.ZodEnum<{
                            direction: "direction";
                            negation: "negation";
                            number: "number";
                        }>>;
                        confirmation: z.ZodNullable<z.ZodEnum<{
                            agreed: "agreed";
                            asked: "asked";
                            disputed: "disputed";
                            "one-judge": "one-judge";
                        }>>;
                        passages: z.ZodArray<z.ZodObject<{
                            engine: z.ZodNullable<z.ZodString>;
                            work: z.ZodNullable<z.ZodString>;
                            from: z.ZodInt;
                            to: z.ZodInt;
                            text: z.ZodString;
                        }, z.core.$strip>>;
                        works: z.ZodArray<z.ZodString>;
                    }, z.core.$strip>>;
                    works: z.ZodArray<z.ZodString>;
                }, z.core.$strip>>;
                citations: z.ZodArray<z.ZodObject<{
                    id: z.ZodString;
                    engine: z.ZodString;
                    work: z.ZodString;
                    relation: z.ZodEnum<{
                        contradicts: "contradicts";
                        supports: "supports";
                    }>;
                    sentence: z.ZodString;
                    passage: z.ZodObject<{
                        engine: z.ZodNullable<z.ZodString>;
                        work: z.ZodNullable<z.ZodString>;
                        from: z.ZodInt;
                        to: z.ZodInt;
                        text: z.ZodString;
                    }, z.core.$strip>;
                    confirmation: z.ZodEnum<{
                        agreed: "agreed";
                        asked: "asked";
                        disputed: "disputed";
                        "one-judge": "one-judge";
                    }>;
                }, z.core.$strip>>;
                unchecked: z.ZodArray<z.ZodString>;
                uncited: z.ZodArray<z.ZodInt>;
                synthesis: z.ZodArray<z.ZodObject<{
                    text: z.ZodString;
                    role: z.ZodEnum<{
                        agreement: "agreement";
                        caveat: "caveat";
                        dissent: "dissent";
                        literature: "literature";
                    }>;
                    engines: z.ZodArray<z.ZodString>;
                    works: z.ZodArray<z.ZodString>;
                    passages: z.ZodArray<z.ZodObject<{
                        engine: z.ZodNullable<z.ZodString>;
                        work: z.ZodNullable<z.ZodString>;
                        from: z.ZodInt;
                        to: z.ZodInt;
                        text: z.ZodString;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
            findings: z.ZodObject<{
                version: z.ZodInt;
                ledger: z.ZodObject<{
                    state: z.ZodEnum<{
                        failed: "failed";
                        pending: "pending";
                        ready: "ready";
                    }>;
                    reason: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
                overview: z.ZodObject<{
                    state: z.ZodEnum<{
                        failed: "failed";
                        pending: "pending";
                        ready: "ready";
                    }>;
                    reason: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
                judged_since: z.ZodNullable<z.ZodISODateTime>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    retryEngine: {
        readonly method: "POST";
        readonly path: "/api/v1/chat/turns/:id/retry/";
        readonly access: "user";
        readonly summary: "Ask one engine again";
        readonly params: z.ZodObject<{
            id: z.ZodUUID;
        }, z.core.$strip>;
        readonly body: z.ZodObject<{
            engine: z.ZodString;
        }, z.core.$strict>;
        readonly reply: z.ZodObject<{
            turn_id: z.ZodUUID;
            session_id: z.ZodUUID;
            question: z.ZodString;
            created_at: z.ZodISODateTime;
            ended_at: z.ZodNullable<z.ZodISODateTime>;
            answers: z.ZodArray<z.ZodObject<{
                tokens_in: z.ZodNullable<z.ZodInt>;
                tokens_out: z.ZodNullable<z.ZodInt>;
                finish_reason: z.ZodNullable<z.ZodString>;
                cut_short: z.ZodDefault<z.ZodNullable<z.ZodEnum<{
                    "content-filter": "content-filter";
                    length: "length";
                    "too-long": "too-long";
                    unfinished: "unfinished";
                }>>>;
                vendor_sources: z.ZodArray<z.ZodObject<{
                    url: z.ZodString;
                    title: z.ZodOptional<z.ZodString>;
                }, z.core.$strip>>;
                engine: z.ZodString;
                label: z.ZodString;
                mode: z.ZodEnum<{
                    demo: "demo";
                    example: "example";
                    live: "live";
                    off: "off";
                }>;
                model: z.ZodString;
                state: z.ZodEnum<{
                    done: "done";
                    failed: "failed";
                    interrupted: "interrupted";
                    stopped: "stopped";
                    thinking: "thinking";
                    waiting: "waiting";
                    writing: "writing";
                }>;
                error: z.ZodNullable<z.ZodObject<{
                    code: z.ZodEnum<{
                        "engine-context": "engine-context";
                        "engine-cut": "engine-cut";
                        "engine-garbage": "engine-garbage";
                        "engine-interrupted": "engine-interrupted";
                        "engine-key": "engine-key";
                        "engine-off": "engine-off";
                        "engine-overloaded": "engine-overloaded";
                        "engine-quota": "engine-quota";
                        "engine-refused": "engine-refused";
                        "engine-rejected": "engine-rejected";
                        "engine-timeout": "engine-timeout";
                        "engine-unreachable": "engine-unreachable";
                    }>;
                    message: z.ZodString;
                    retryable: z.ZodBoolean;
                    retry_after_s: z.ZodOptional<z.ZodNumber>;
                }, z.core.$strip>>;
                attempt: z.ZodInt;
                started_at: z.ZodNullable<z.ZodISODateTime>;
                ended_at: z.ZodNullable<z.ZodISODateTime>;
                first_token_ms: z.ZodNullable<z.ZodNumber>;
                total_ms: z.ZodNullable<z.ZodNumber>;
                parameters: z.ZodRecord<z.ZodString, z.ZodUnknown>;
                text: z.ZodString;
            }, z.core.$strip>>;
            evidence: z.ZodNullable<z.ZodObject<{
                searched_at: z.ZodISODateTime;
                query: z.ZodString;
                note: z.ZodOptional<z.ZodString>;
                sources: z.ZodArray<z.ZodObject<{
                    id: z.ZodString;
                    label: z.ZodString;
                    state: z.ZodEnum<{
                        failed: "failed";
                        found: "found";
                        late: "late";
                        nothing: "nothing";
                    }>;
                    found: z.ZodInt;
                    message: z.ZodNullable<z.ZodString>;
                    query: z.ZodOptional<z.ZodString>;
                }, z.core.$strip>>;
                works: z.ZodArray<z.ZodObject<{
                    number: z.ZodInt;
                    citation: z.ZodObject<{
                        source: z.ZodString;
                        title: z.ZodString;
                        also_titled: z.ZodOptional<z.ZodArray<z.ZodString>>;
                        authors: z.ZodArray<z.ZodObject<{
                            family: z.ZodString;
                            given: z.ZodNullable<z.ZodString>;
                            group: z.ZodBoolean;
                        }, z.core.$strip>>;
                        journal: z.ZodNullable<z.ZodString>;
                        journal_short: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                        year: z.ZodNullable<z.ZodInt>;
                        online_year: z.ZodDefault<z.ZodNullable<z.ZodInt>>;
                        volume: z.ZodNullable<z.ZodString>;
                        issue: z.ZodNullable<z.ZodString>;
                        pages: z.ZodNullable<z.ZodString>;
                        pmid: z.ZodNullable<z.ZodString>;
                        pmcid: z.ZodNullable<z.ZodString>;
                        doi: z.ZodNullable<z.ZodString>;
                        nct: z.ZodArray<z.ZodString>;
                        trial: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                        became: z.ZodDefault<z.ZodNullable<z.ZodObject<{
                            doi: z.ZodNullable<z.ZodString>;
                            pmid: z.ZodNullable<z.ZodString>;
                        }, z.core.$strip>>>;
                        url: z.ZodNullable<z.ZodString>;
                        abstract: z.ZodNullable<z.ZodString>;
                        abstract_source: z.ZodDefault<z.ZodEnum<{
                            published: "published";
                            "sextant-summary": "sextant-summary";
                        }>>;
                        study_type: z.ZodEnum<{
                            "case-report": "case-report";
                            "clinical-trial": "clinical-trial";
                            comment: "comment";
                            guideline: "guideline";
                            laboratory: "laboratory";
                            "meta-analysis": "meta-analysis";
                            notice: "notice";
                            "observational-study": "observational-study";
                            other: "other";
                            preprint: "preprint";
                            "randomized-trial": "randomized-trial";
                            "registry-record": "registry-record";
                            review: "review";
                            "systematic-review": "systematic-review";
                        }>;
                        n: z.ZodNullable<z.ZodInt>;
                        status: z.ZodEnum<{
                            concern: "concern";
                            corrected: "corrected";
                            current: "current";
                            retracted: "retracted";
                            unknown: "unknown";
                        }>;
                        notices: z.ZodArray<z.ZodObject<{
                            kind: z.ZodEnum<{
                                concern: "concern";
                                concerns: "concerns";
                                corrects: "corrects";
                                erratum: "erratum";
                                republication: "republication";
                                retraction: "retraction";
                                retracts: "retracts";
                            }>;
                            reference: z.ZodString;
                            pmid: z.ZodNullable<z.ZodString>;
                        }, z.core.$strip>>;
                        mesh: z.ZodArray<z.ZodString>;
                    }, z.core.$strip>;
                }, z.core.$strip>>;
                topics: z.ZodOptional<z.ZodObject<{
                    are_near: z.ZodBoolean;
                    names: z.ZodArray<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
            ledger: z.ZodNullable<z.ZodObject<{
                version: z.ZodLiteral<5>;
                checked_at: z.ZodISODateTime;
                rows: z.ZodArray<z.ZodObject<{
                    id: z.ZodString;
                    number: z.ZodNullable<z.ZodInt>;
                    label: z.ZodString;
                    missing_number: z.ZodNullable<z.ZodInt>;
                    identifiers: z.ZodArray<z.ZodObject<{
                        kind: z.ZodEnum<{
                            doi: "doi";
                            nct: "nct";
                            pmcid: "pmcid";
                            pmid: "pmid";
                            url: "url";
                        }>;
                        value: z.ZodString;
                    }, z.core.$strip>>;
                    citation: z.ZodNullable<z.ZodObject<{
                        source: z.ZodString;
                        title: z.ZodString;
                        also_titled: z.ZodOptional<z.ZodArray<z.ZodString>>;
                        authors: z.ZodArray<z.ZodObject<{
                            family: z.ZodString;
                            given: z.ZodNullable<z.ZodString>;
                            group: z.ZodBoolean;
                        }, z.core.$strip>>;
                        journal: z.ZodNullable<z.ZodString>;
                        journal_short: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                        year: z.ZodNullable<z.ZodInt>;
                        online_year: z.ZodDefault<z.ZodNullable<z.ZodInt>>;
                        volume: z.ZodNullable<z.ZodString>;
                        issue: z.ZodNullable<z.ZodString>;
                        pages: z.ZodNullable<z.ZodString>;
                        pmid: z.ZodNullable<z.ZodString>;
                        pmcid: z.ZodNullable<z.ZodString>;
                        doi: z.ZodNullable<z.ZodString>;
                        nct: z.ZodArray<z.ZodString>;
                        trial: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                        became: z.ZodDefault<z.ZodNullable<z.ZodObject<{
                            doi: z.ZodNullable<z.ZodString>;
                            pmid: z.ZodNullable<z.ZodString>;
                        }, z.core.$strip>>>;
                        url: z.ZodNullable<z.ZodString>;
                        abstract: z.ZodNullable<z.ZodString>;
                        abstract_source: z.ZodDefault<z.ZodEnum<{
                            published: "published";
                            "sextant-summary": "sextant-summary";
                        }>>;
                        study_type: z.ZodEnum<{
                            "case-report": "case-report";
                            "clinical-trial": "clinical-trial";
                            comment: "comment";
                            guideline: "guideline";
                            laboratory: "laboratory";
                            "meta-analysis": "meta-analysis";
                            notice: "notice";
                            "observational-study": "observational-study";
                            other: "other";
                            preprint: "preprint";
                            "randomized-trial": "randomized-trial";
                            "registry-record": "registry-record";
                            review: "review";
                            "systematic-review": "systematic-review";
                        }>;
                        n: z.ZodNullable<z.ZodInt>;
                        status: z.ZodEnum<{
                            concern: "concern";
                            corrected: "corrected";
                            current: "current";
                            retracted: "retracted";
                            unknown: "unknown";
                        }>;
                        notices: z.ZodArray<z.ZodObject<{
                            kind: z.ZodEnum<{
                                concern: "concern";
                                concerns: "concerns";
                                corrects: "corrects";
                                erratum: "erratum";
                                republication: "republication";
                                retraction: "retraction";
                                retracts: "retracts";
                            }>;
                            reference: z.ZodString;
                            pmid: z.ZodNullable<z.ZodString>;
                        }, z.core.$strip>>;
                        mesh: z.ZodArray<z.ZodString>;
                    }, z.core.$strip>>;
                    found: z.ZodEnum<{
                        known: "known";
                        "not-found": "not-found";
                        unknown: "unknown";
                        "web-page": "web-page";
                    }>;
                    found_reason: z.ZodNullable<z.ZodString>;
                    publication: z.ZodNullable<z.ZodEnum<{
                        concern: "concern";
                        corrected: "corrected";
                        current: "current";
                        retracted: "retracted";
                        unchecked: "unchecked";
                    }>>;
                    publication_reason: z.ZodNullable<z.ZodString>;
                    not_asked: z.ZodArray<z.ZodString>;
                    article: z.ZodNullable<z.ZodObject<{
                        title: z.ZodString;
                        journal: z.ZodNullable<z.ZodString>;
                        year: z.ZodNullable<z.ZodInt>;
                        pmid: z.ZodNullable<z.ZodString>;
                        doi: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                    abstract_source: z.ZodNullable<z.ZodEnum<{
                        published: "published";
                        "sextant-summary": "sextant-summary";
                    }>>;
                    checked_by: z.ZodArray<z.ZodString>;
                    checked_at: z.ZodISODateTime;
                    mentions: z.ZodArray<z.ZodObject<{
                        engine: z.ZodString;
                        from: z.ZodInt;
                        to: z.ZodInt;
                        form: z.ZodEnum<{
                            "author-year": "author-year";
                            doi: "doi";
                            footnote: "footnote";
                            "journal-year": "journal-year";
                            medrxiv: "medrxiv";
                            nct: "nct";
                            number: "number";
                            pmcid: "pmcid";
                            pmid: "pmid";
                            superscript: "superscript";
                            title: "title";
                            trial: "trial";
                            "url-article": "url-article";
                            "url-web": "url-web";
                        }>;
                        cluster: z.ZodInt;
                        entry: z.ZodNullable<z.ZodObject<{
                            from: z.ZodInt;
                            to: z.ZodInt;
                        }, z.core.$strip>>;
                        called: z.ZodOptional<z.ZodString>;
                        in_list: z.ZodBoolean;
                        statement: z.ZodString;
                        stated: z.ZodObject<{
                            authors: z.ZodArray<z.ZodString>;
                            year: z.ZodNullable<z.ZodInt>;
                            journal: z.ZodNullable<z.ZodString>;
                            title: z.ZodNullable<z.ZodString>;
                            trial: z.ZodNullable<z.ZodString>;
                            identifiers: z.ZodArray<z.ZodObject<{
                                kind: z.ZodEnum<{
                                    doi: "doi";
                                    nct: "nct";
                                    pmcid: "pmcid";
                                    pmid: "pmid";
                                    url: "url";
                                }>;
                                value: z.ZodString;
                            }, z.core.$strip>>;
                        }, z.core.$strip>;
                        state: z.ZodEnum<{
                            mismatch: "mismatch";
                            "not-found": "not-found";
                            unknown: "unknown";
                            verified: "verified";
                        }>;
                        differs: z.ZodArray<z.ZodObject<{
                            fact: z.ZodEnum<{
                                authors: "authors";
                                identifier: "identifier";
                                journal: "journal";
                                title: "title";
                                trial: "trial";
                                year: "year";
                            }>;
                            stated: z.ZodString;
                            recorded: z.ZodString;
                            said_by: z.ZodString;
                        }, z.core.$strip>>;
                        reason: z.ZodNullable<z.ZodString>;
                        support: z.ZodNullable<z.ZodObject<{
                            relation: z.ZodEnum<{
                                missing: "missing";
                                "same-topic": "same-topic";
                                supports: "supports";
                                unsettled: "unsettled";
                            }>;
                            sentence: z.ZodNullable<z.ZodObject<{
                                text: z.ZodString;
                                from: z.ZodInt;
                                to: z.ZodInt;
                            }, z.core.$strip>>;
                        }, z.core.$strip>>;
                        numbers: z.ZodArray<z.ZodObject<{
                            from: z.ZodInt;
                            to: z.ZodInt;
                            text: z.ZodString;
                            recorded: z.ZodObject<{
                                text: z.ZodString;
                                from: z.ZodInt;
                                to: z.ZodInt;
                            }, z.core.$strip>;
                        }, z.core.$strip>>;
                    }, z.core.$strip>>;
                    searched_by: z.ZodArray<z.ZodString>;
                }, z.core.$strip>>;
                scores: z.ZodArray<z.ZodObject<{
                    engine: z.ZodString;
                    attempt: z.ZodOptional<z.ZodInt>;
                    read: z.ZodOptional<z.ZodObject<{
                        length: z.ZodInt;
                        digest: z.ZodString;
                    }, z.core.$strip>>;
                    works: z.ZodInt;
                    mentions: z.ZodInt;
                    verified: z.ZodInt;
                    mismatch: z.ZodInt;
                    not_found: z.ZodInt;
                    retracted: z.ZodInt;
                    unchecked: z.ZodInt;
                    unknown: z.ZodInt;
                    web_pages: z.ZodInt;
                }, z.core.$strip>>;
                unreached: z.ZodDefault<z.ZodArray<z.ZodObject<{
                    id: z.ZodString;
                    label: z.ZodString;
                    message: z.ZodString;
                    again_at: z.ZodNullable<z.ZodISODateTime>;
                }, z.core.$strip>>>;
            }, z.core.$strip>>;
            overview: z.ZodNullable<z.ZodObject<{
                version: z.ZodLiteral<4>;
                made_at: z.ZodISODateTime;
                judgement: z.ZodObject<{
                    state: z.ZodEnum<{
                        done: "done";
                        none: "none";
                        open: "open";
                        second: "second";
                    }>;
                    judge: z.ZodNullable<z.ZodObject<{
                        engine: z.ZodString;
                        label: z.ZodString;
                        model: z.ZodString;
                        tokens_in: z.ZodNullable<z.ZodInt>;
                        tokens_out: z.ZodNullable<z.ZodInt>;
                        cost_usd: z.ZodNullable<z.ZodNumber>;
                    }, z.core.$strip>>;
                    second: z.ZodNullable<z.ZodObject<{
                        engine: z.ZodString;
                        label: z.ZodString;
                        model: z.ZodString;
                        tokens_in: z.ZodNullable<z.ZodInt>;
                        tokens_out: z.ZodNullable<z.ZodInt>;
                        cost_usd: z.ZodNullable<z.ZodNumber>;
                    }, z.core.$strip>>;
                    missing: z.ZodNullable<z.ZodObject<{
                        why: z.ZodEnum<{
                            "by-reader": "by-reader";
                            failed: "failed";
                            "limit-server": "limit-server";
                            "limit-user": "limit-user";
                            "no-key": "no-key";
                            "no-live-engine": "no-live-engine";
                            "nothing-to-ask": "nothing-to-ask";
                            "nothing-to-judge": "nothing-to-judge";
                            off: "off";
                            "only-one-live": "only-one-live";
                        }>;
                        reason: z.ZodString;
                    }, z.core.$strip>>;
                    second_missing: z.ZodNullable<z.ZodObject<{
                        why: z.ZodEnum<{
                            "by-reader": "by-reader";
                            failed: "failed";
                            "limit-server": "limit-server";
                            "limit-user": "limit-user";
                            "no-key": "no-key";
                            "no-live-engine": "no-live-engine";
                            "nothing-to-ask": "nothing-to-ask";
                            "nothing-to-judge": "nothing-to-judge";
                            off: "off";
                            "only-one-live": "only-one-live";
                        }>;
                        reason: z.ZodString;
                    }, z.core.$strip>>;
                    dropped: z.ZodArray<z.ZodObject<{
                        why: z.ZodEnum<{
                            "another-answer": "another-answer";
                            "another-matter": "another-matter";
                            "by-rules": "by-rules";
                            "names-engines": "names-engines";
                            "no-claim": "no-claim";
                            "no-finding": "no-finding";
                            "no-such-answer": "no-such-answer";
                            "not-comparable": "not-comparable";
                            "not-in-abstract": "not-in-abstract";
                            "not-in-answer": "not-in-answer";
                            number: "number";
                            "one-sided": "one-sided";
                            "same-number": "same-number";
                            "too-many": "too-many";
                        }>;
                        count: z.ZodInt;
                    }, z.core.$strip>>;
                    synthesis_missing: z.ZodNullable<z.ZodString>;
                    cut: z.ZodArray<z.ZodString>;
                    works_left_out: z.ZodInt;
                }, z.core.$strip>;
                asked: z.ZodInt;
                answered: z.ZodArray<z.ZodString>;
                read: z.ZodOptional<z.ZodArray<z.ZodObject<{
                    length: z.ZodInt;
                    digest: z.ZodString;
                    engine: z.ZodString;
                }, z.core.$strip>>>;
                demo: z.ZodArray<z.ZodString>;
                question_kind: z.ZodEnum<{
                    open: "open";
                    "yes-no": "yes-no";
                }>;
                engines: z.ZodArray<z.ZodObject<{
                    by: z.ZodEnum<{
                        judge: "judge";
                        rules: "rules";
                    }>;
                    confirmation: z.ZodNullable<z.ZodEnum<{
                        agreed: "agreed";
                        asked: "asked";
                        disputed: "disputed";
                        "one-judge": "one-judge";
                    }>>;
                    engine: z.ZodString;
                    verdict: z.ZodNullable<z.ZodEnum<{
                        mixed: "mixed";
                        no: "no";
                        "no-answer": "no-answer";
                        unclear: "unclear";
                        yes: "yes";
                    }>>;
                    reason: z.ZodString;
                    passage: z.ZodNullable<z.ZodObject<{
                        engine: z.ZodNullable<z.ZodString>;
                        work: z.ZodNullable<z.ZodString>;
                        from: z.ZodInt;
                        to: z.ZodInt;
                        text: z.ZodString;
                    }, z.core.$strip>>;
                    bottom_line: z.ZodDefault<z.ZodNullable<z.ZodObject<{
                        engine: z.ZodNullable<z.ZodString>;
                        work: z.ZodNullable<z.ZodString>;
                        from: z.ZodInt;
                        to: z.ZodInt;
                        text: z.ZodString;
                    }, z.core.$strip>>>;
                }, z.core.$strip>>;
                literature: z.ZodObject<{
                    verdicts: z.ZodArray<z.ZodObject<{
                        work: z.ZodString;
                        title: z.ZodString;
                        year: z.ZodNullable<z.ZodInt>;
                        study_type: z.ZodEnum<{
                            "case-report": "case-report";
                            "clinical-trial": "clinical-trial";
                            comment: "comment";
                            guideline: "guideline";
                            laboratory: "laboratory";
                            "meta-analysis": "meta-analysis";
                            notice: "notice";
                            "observational-study": "observational-study";
                            other: "other";
                            preprint: "preprint";
                            "randomized-trial": "randomized-trial";
                            "registry-record": "registry-record";
                            review: "review";
                            "systematic-review": "systematic-review";
                        }>;
                        n: z.ZodNullable<z.ZodInt>;
                        verdict: z.ZodNullable<z.ZodEnum<{
                            mixed: "mixed";
                            no: "no";
                            unclear: "unclear";
                            yes: "yes";
                        }>>;
                        reason: z.ZodString;
                        passage: z.ZodNullable<z.ZodObject<{
                            engine: z.ZodNullable<z.ZodString>;
                            work: z.ZodNullable<z.ZodString>;
                            from: z.ZodInt;
                            to: z.ZodInt;
                            text: z.ZodString;
                        }, z.core.$strip>>;
                        cited_by: z.ZodArray<z.ZodString>;
                        by: z.ZodEnum<{
                            judge: "judge";
                            rules: "rules";
                        }>;
                    }, z.core.$strip>>;
                    left_out: z.ZodArray<z.ZodObject<{
                        work: z.ZodString;
                        title: z.ZodNullable<z.ZodString>;
                        why: z.ZodEnum<{
                            concern: "concern";
                            mismatch: "mismatch";
                            "no-abstract": "no-abstract";
                            "no-verdict": "no-verdict";
                            "not-found": "not-found";
                            notice: "notice";
                            "off-question": "off-question";
                            retracted: "retracted";
                            unchecked: "unchecked";
                            unknown: "unknown";
                        }>;
                        cited_by: z.ZodArray<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
                studies: z.ZodObject<{
                    rows: z.ZodArray<z.ZodObject<{
                        id: z.ZodString;
                        work: z.ZodString;
                        outcome: z.ZodString;
                        effect: z.ZodNullable<z.ZodObject<{
                            kind: z.ZodEnum<{
                                dose: "dose";
                                "hazard-ratio": "hazard-ratio";
                                "mean-difference": "mean-difference";
                                "number-needed-to-treat": "number-needed-to-treat";
                                "odds-ratio": "odds-ratio";
                                "p-value": "p-value";
                                percentage: "percentage";
                                "percentage-change": "percentage-change";
                                "rate-ratio": "rate-ratio";
                                "risk-difference": "risk-difference";
                                "risk-ratio": "risk-ratio";
                                "sample-size": "sample-size";
                                "standardised-mean-difference": "standardised-mean-difference";
                            }>;
                            value: z.ZodNumber;
                            low: z.ZodNullable<z.ZodNumber>;
                            high: z.ZodNullable<z.ZodNumber>;
                            level: z.ZodNullable<z.ZodNumber>;
                            relation: z.ZodEnum<{
                                "<": "<";
                                "<=": "<=";
                                "=": "=";
                                ">": ">";
                                ">=": ">=";
                                "~": "~";
                            }>;
                            p: z.ZodNullable<z.ZodObject<{
                                relation: z.ZodEnum<{
                                    "<": "<";
                                    "<=": "<=";
                                    "=": "=";
                                    ">": ">";
                                    ">=": ">=";
                                }>;
                                value: z.ZodNumber;
                            }, z.core.$strip>>;
                            unit: z.ZodNullable<z.ZodString>;
                            period: z.ZodNullable<z.ZodString>;
                            about: z.ZodString;
                        }, z.core.$strip>>;
                        written: z.ZodString;
                        passage: z.ZodNullable<z.ZodObject<{
                            engine: z.ZodNullable<z.ZodString>;
                            work: z.ZodNullable<z.ZodString>;
                            from: z.ZodInt;
                            to: z.ZodInt;
                            text: z.ZodString;
                        }, z.core.$strip>>;
                        cells: z.ZodArray<z.ZodObject<{
                            engine: z.ZodString;
                            state: z.ZodEnum<{
                                "no-number": "no-number";
                                "not-checked": "not-checked";
                                "not-cited": "not-cited";
                                "other-number": "other-number";
                                "same-number": "same-number";
                                "unread-number": "unread-number";
                            }>;
                            stated: z.ZodNullable<z.ZodString>;
                            passage: z.ZodNullable<z.ZodObject<{
                                engine: z.ZodNullable<z.ZodString>;
                                work: z.ZodNullable<z.ZodString>;
                                from: z.ZodInt;
                                to: z.ZodInt;
                                text: z.ZodString;
                            }, z.core.$strip>>;
                        }, z.core.$strip>>;
                    }, z.core.$strip>>;
                    plots: z.ZodArray<z.ZodObject<{
                        outcome: z.ZodString;
                        kind: z.ZodEnum<{
                            dose: "dose";
                            "hazard-ratio": "hazard-ratio";
                            "mean-difference": "mean-difference";
                            "number-needed-to-treat": "number-needed-to-treat";
                            "odds-ratio": "odds-ratio";
                            "p-value": "p-value";
                            percentage: "percentage";
                            "percentage-change": "percentage-change";
                            "rate-ratio": "rate-ratio";
                            "risk-difference": "risk-difference";
                            "risk-ratio": "risk-ratio";
                            "sample-size": "sample-size";
                            "standardised-mean-difference": "standardised-mean-difference";
                        }>;
                        unit: z.ZodNullable<z.ZodString>;
                        rows: z.ZodArray<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
                positions: z.ZodArray<z.ZodObject<{
                    text: z.ZodString;
                    engines: z.ZodArray<z.ZodString>;
                    passages: z.ZodArray<z.ZodObject<{
                        engine: z.ZodNullable<z.ZodString>;
                        work: z.ZodNullable<z.ZodString>;
                        from: z.ZodInt;
                        to: z.ZodInt;
                        text: z.ZodString;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                statements: z.ZodArray<z.ZodObject<{
                    id: z.ZodString;
                    text: z.ZodString;
                    stances: z.ZodArray<z.ZodObject<{
                        engine: z.ZodString;
                        stance: z.ZodEnum<{
                            contradicts: "contradicts";
                            silent: "silent";
                            states: "states";
                        }>;
                        differs_in: z.ZodArray<z.ZodEnum<{
                            direction: "direction";
                            negation: "negation";
                            number: "number";
                        }>>;
                        confirmation: z.ZodNullable<z.ZodEnum<{
                            agreed: "agreed";
                            asked: "asked";
                            disputed: "disputed";
                            "one-judge": "one-judge";
                        }>>;
                        passages: z.ZodArray<z.ZodObject<{
                            engine: z.ZodNullable<z.ZodString>;
                            work: z.ZodNullable<z.ZodString>;
                            from: z.ZodInt;
                            to: z.ZodInt;
                            text: z.ZodString;
                        }, z.core.$strip>>;
                        works: z.ZodArray<z.ZodString>;
                    }, z.core.$strip>>;
                    works: z.ZodArray<z.ZodString>;
                }, z.core.$strip>>;
                citations: z.ZodArray<z.ZodObject<{
                    id: z.ZodString;
                    engine: z.ZodString;
                    work: z.ZodString;
                    relation: z.ZodEnum<{
                        contradicts: "contradicts";
                        supports: "supports";
                    }>;
                    sentence: z.ZodString;
                    passage: z.ZodObject<{
                        engine: z.ZodNullable<z.ZodString>;
                        work: z.ZodNullable<z.ZodString>;
                        from: z.ZodInt;
                        to: z.ZodInt;
                        text: z.ZodString;
                    }, z.core.$strip>;
                    confirmation: z.ZodEnum<{
                        agreed: "agreed";
                        asked: "asked";
                        disputed: "disputed";
                        "one-judge": "one-judge";
                    }>;
                }, z.core.$strip>>;
                unchecked: z.ZodArray<z.ZodString>;
                uncited: z.ZodArray<z.ZodInt>;
                synthesis: z.ZodArray<z.ZodObject<{
                    text: z.ZodString;
                    role: z.ZodEnum<{
                        agreement: "agreement";
                        caveat: "caveat";
                        dissent: "dissent";
                        literature: "literature";
                    }>;
                    engines: z.ZodArray<z.ZodString>;
                    works: z.ZodArray<z.ZodString>;
                    passages: z.ZodArray<z.ZodObject<{
                        engine: z.ZodNullable<z.ZodString>;
                        work: z.ZodNullable<z.ZodString>;
                        from: z.ZodInt;
                        to: z.ZodInt;
                        text: z.ZodString;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
            findings: z.ZodObject<{
                version: z.ZodInt;
                ledger: z.ZodObject<{
                    state: z.ZodEnum<{
                        failed: "failed";
                        pending: "pending";
                        ready: "ready";
                    }>;
                    reason: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
                overview: z.ZodObject<{
                    state: z.ZodEnum<{
                        failed: "failed";
                        pending: "pending";
                        ready: "ready";
                    }>;
                    reason: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
                judged_since: z.ZodNullable<z.ZodISODateTime>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    checkCitations: {
        readonly method: "POST";
        readonly path: "/api/v1/chat/turns/:id/check/";
        readonly access: "user";
        readonly summary: "Check the citations of a finished turn again; the reply may say that it is still being done";
        readonly params: z.ZodObject<{
            id: z.ZodUUID;
        }, z.core.$strip>;
        readonly body: z.ZodObject<{}, z.core.$strict>;
        readonly reply: z.ZodObject<{
            turn_id: z.ZodUUID;
            session_id: z.ZodUUID;
            question: z.ZodString;
            created_at: z.ZodISODateTime;
            ended_at: z.ZodNullable<z.ZodISODateTime>;
            answers: z.ZodArray<z.ZodObject<{
                tokens_in: z.ZodNullable<z.ZodInt>;
                tokens_out: z.ZodNullable<z.ZodInt>;
                finish_reason: z.ZodNullable<z.ZodString>;
                cut_short: z.ZodDefault<z.ZodNullable<z.ZodEnum<{
                    "content-filter": "content-filter";
                    length: "length";
                    "too-long": "too-long";
                    unfinished: "unfinished";
                }>>>;
                vendor_sources: z.ZodArray<z.ZodObject<{
                    url: z.ZodString;
                    title: z.ZodOptional<z.ZodString>;
                }, z.core.$strip>>;
                engine: z.ZodString;
                label: z.ZodString;
                mode: z.ZodEnum<{
                    demo: "demo";
                    example: "example";
                    live: "live";
                    off: "off";
                }>;
                model: z.ZodString;
                state: z.ZodEnum<{
                    done: "done";
                    failed: "failed";
                    interrupted: "interrupted";
                    stopped: "stopped";
                    thinking: "thinking";
                    waiting: "waiting";
                    writing: "writing";
                }>;
                error: z.ZodNullable<z.ZodObject<{
                    code: z.ZodEnum<{
                        "engine-context": "engine-context";
                        "engine-cut": "engine-cut";
                        "engine-garbage": "engine-garbage";
                        "engine-interrupted": "engine-interrupted";
                        "engine-key": "engine-key";
                        "engine-off": "engine-off";
                        "engine-overloaded": "engine-overloaded";
                        "engine-quota": "engine-quota";
                        "engine-refused": "engine-refused";
                        "engine-rejected": "engine-rejected";
                        "engine-timeout": "engine-timeout";
                        "engine-unreachable": "engine-unreachable";
                    }>;
                    message: z.ZodString;
                    retryable: z.ZodBoolean;
                    retry_after_s: z.ZodOptional<z.ZodNumber>;
                }, z.core.$strip>>;
                attempt: z.ZodInt;
                started_at: z.ZodNullable<z.ZodISODateTime>;
                ended_at: z.ZodNullable<z.ZodISODateTime>;
                first_token_ms: z.ZodNullable<z.ZodNumber>;
                total_ms: z.ZodNullable<z.ZodNumber>;
                parameters: z.ZodRecord<z.ZodString, z.ZodUnknown>;
                text: z.ZodString;
            }, z.core.$strip>>;
            evidence: z.ZodNullable<z.ZodObject<{
                searched_at: z.ZodISODateTime;
                query: z.ZodString;
                note: z.ZodOptional<z.ZodString>;
                sources: z.ZodArray<z.ZodObject<{
                    id: z.ZodString;
                    label: z.ZodString;
                    state: z.ZodEnum<{
                        failed: "failed";
                        found: "found";
                        late: "late";
                        nothing: "nothing";
                    }>;
                    found: z.ZodInt;
                    message: z.ZodNullable<z.ZodString>;
                    query: z.ZodOptional<z.ZodString>;
                }, z.core.$strip>>;
                works: z.ZodArray<z.ZodObject<{
                    number: z.ZodInt;
                    citation: z.ZodObject<{
                        source: z.ZodString;
                        title: z.ZodString;
                        also_titled: z.ZodOptional<z.ZodArray<z.ZodString>>;
                        authors: z.ZodArray<z.ZodObject<{
                            family: z.ZodString;
                            given: z.ZodNullable<z.ZodString>;
                            group: z.ZodBoolean;
                        }, z.core.$strip>>;
                        journal: z.ZodNullable<z.ZodString>;
                        journal_short: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                        year: z.ZodNullable<z.ZodInt>;
                        online_year: z.ZodDefault<z.ZodNullable<z.ZodInt>>;
                        volume: z.ZodNullable<z.ZodString>;
                        issue: z.ZodNullable<z.ZodString>;
                        pages: z.ZodNullable<z.ZodString>;
                        pmid: z.ZodNullable<z.ZodString>;
                        pmcid: z.ZodNullable<z.ZodString>;
                        doi: z.ZodNullable<z.ZodString>;
                        nct: z.ZodArray<z.ZodString>;
                        trial: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                        became: z.ZodDefault<z.ZodNullable<z.ZodObject<{
                            doi: z.ZodNullable<z.ZodString>;
                            pmid: z.ZodNullable<z.ZodString>;
                        }, z.core.$strip>>>;
                        url: z.ZodNullable<z.ZodString>;
                        abstract: z.ZodNullable<z.ZodString>;
                        abstract_source: z.ZodDefault<z.ZodEnum<{
                            published: "published";
                            "sextant-summary": "sextant-summary";
                        }>>;
                        study_type: z.ZodEnum<{
                            "case-report": "case-report";
                            "clinical-trial": "clinical-trial";
                            comment: "comment";
                            guideline: "guideline";
                            laboratory: "laboratory";
                            "meta-analysis": "meta-analysis";
                            notice: "notice";
                            "observational-study": "observational-study";
                            other: "other";
                            preprint: "preprint";
                            "randomized-trial": "randomized-trial";
                            "registry-record": "registry-record";
                            review: "review";
                            "systematic-review": "systematic-review";
                        }>;
                        n: z.ZodNullable<z.ZodInt>;
                        status: z.ZodEnum<{
                            concern: "concern";
                            corrected: "corrected";
                            current: "current";
                            retracted: "retracted";
                            unknown: "unknown";
                        }>;
                        notices: z.ZodArray<z.ZodObject<{
                            kind: z.ZodEnum<{
                                concern: "concern";
                                concerns: "concerns";
                                corrects: "corrects";
                                erratum: "erratum";
                                republication: "republication";
                                retraction: "retraction";
                                retracts: "retracts";
                            }>;
                            reference: z.ZodString;
                            pmid: z.ZodNullable<z.ZodString>;
                        }, z.core.$strip>>;
                        mesh: z.ZodArray<z.ZodString>;
                    }, z.core.$strip>;
                }, z.core.$strip>>;
                topics: z.ZodOptional<z.ZodObject<{
                    are_near: z.ZodBoolean;
                    names: z.ZodArray<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
            ledger: z.ZodNullable<z.ZodObject<{
                version: z.ZodLiteral<5>;
                checked_at: z.ZodISODateTime;
                rows: z.ZodArray<z.ZodObject<{
                    id: z.ZodString;
                    number: z.ZodNullable<z.ZodInt>;
                    label: z.ZodString;
                    missing_number: z.ZodNullable<z.ZodInt>;
                    identifiers: z.ZodArray<z.ZodObject<{
                        kind: z.ZodEnum<{
                            doi: "doi";
                            nct: "nct";
                            pmcid: "pmcid";
                            pmid: "pmid";
                            url: "url";
                        }>;
                        value: z.ZodString;
                    }, z.core.$strip>>;
                    citation: z.ZodNullable<z.ZodObject<{
                        source: z.ZodString;
                        title: z.ZodString;
                        also_titled: z.ZodOptional<z.ZodArray<z.ZodString>>;
                        authors: z.ZodArray<z.ZodObject<{
                            family: z.ZodString;
                            given: z.ZodNullable<z.ZodString>;
                            group: z.ZodBoolean;
                        }, z.core.$strip>>;
                        journal: z.ZodNullable<z.ZodString>;
                        journal_short: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                        year: z.ZodNullable<z.ZodInt>;
                        online_year: z.ZodDefault<z.ZodNullable<z.ZodInt>>;
                        volume: z.ZodNullable<z.ZodString>;
                        issue: z.ZodNullable<z.ZodString>;
                        pages: z.ZodNullable<z.ZodString>;
                        pmid: z.ZodNullable<z.ZodString>;
                        pmcid: z.ZodNullable<z.ZodString>;
                        doi: z.ZodNullable<z.ZodString>;
                        nct: z.ZodArray<z.ZodString>;
                        trial: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                        became: z.ZodDefault<z.ZodNullable<z.ZodObject<{
                            doi: z.ZodNullable<z.ZodString>;
                            pmid: z.ZodNullable<z.ZodString>;
                        }, z.core.$strip>>>;
                        url: z.ZodNullable<z.ZodString>;
                        abstract: z.ZodNullable<z.ZodString>;
                        abstract_source: z.ZodDefault<z.ZodEnum<{
                            published: "published";
                            "sextant-summary": "sextant-summary";
                        }>>;
                        study_type: z.ZodEnum<{
                            "case-report": "case-report";
                            "clinical-trial": "clinical-trial";
                            comment: "comment";
                            guideline: "guideline";
                            laboratory: "laboratory";
                            "meta-analysis": "meta-analysis";
                            notice: "notice";
                            "observational-study": "observational-study";
                            other: "other";
                            preprint: "preprint";
                            "randomized-trial": "randomized-trial";
                            "registry-record": "registry-record";
                            review: "review";
                            "systematic-review": "systematic-review";
                        }>;
                        n: z.ZodNullable<z.ZodInt>;
                        status: z.ZodEnum<{
                            concern: "concern";
                            corrected: "corrected";
                            current: "current";
                            retracted: "retracted";
                            unknown: "unknown";
                        }>;
                        notices: z.ZodArray<z.ZodObject<{
                            kind: z.ZodEnum<{
                                concern: "concern";
                                concerns: "concerns";
                                corrects: "corrects";
                                erratum: "erratum";
                                republication: "republication";
                                retraction: "retraction";
                                retracts: "retracts";
                            }>;
                            reference: z.ZodString;
                            pmid: z.ZodNullable<z.ZodString>;
                        }, z.core.$strip>>;
                        mesh: z.ZodArray<z.ZodString>;
                    }, z.core.$strip>>;
                    found: z.ZodEnum<{
                        known: "known";
                        "not-found": "not-found";
                        unknown: "unknown";
                        "web-page": "web-page";
                    }>;
                    found_reason: z.ZodNullable<z.ZodString>;
                    publication: z.ZodNullable<z.ZodEnum<{
                        concern: "concern";
                        corrected: "corrected";
                        current: "current";
                        retracted: "retracted";
                        unchecked: "unchecked";
                    }>>;
                    publication_reason: z.ZodNullable<z.ZodString>;
                    not_asked: z.ZodArray<z.ZodString>;
                    article: z.ZodNullable<z.ZodObject<{
                        title: z.ZodString;
                        journal: z.ZodNullable<z.ZodString>;
                        year: z.ZodNullable<z.ZodInt>;
                        pmid: z.ZodNullable<z.ZodString>;
                        doi: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                    abstract_source: z.ZodNullable<z.ZodEnum<{
                        published: "published";
                        "sextant-summary": "sextant-summary";
                    }>>;
                    checked_by: z.ZodArray<z.ZodString>;
                    checked_at: z.ZodISODateTime;
                    mentions: z.ZodArray<z.ZodObject<{
                        engine: z.ZodString;
                        from: z.ZodInt;
                        to: z.ZodInt;
                        form: z.ZodEnum<{
                            "author-year": "author-year";
                            doi: "doi";
                            footnote: "footnote";
                            "journal-year": "journal-year";
                            medrxiv: "medrxiv";
                            nct: "nct";
                            number: "number";
                            pmcid: "pmcid";
                            pmid: "pmid";
                            superscript: "superscript";
                            title: "title";
                            trial: "trial";
                            "url-article": "url-article";
                            "url-web": "url-web";
                        }>;
                        cluster: z.ZodInt;
                        entry: z.ZodNullable<z.ZodObject<{
                            from: z.ZodInt;
                            to: z.ZodInt;
                        }, z.core.$strip>>;
                        called: z.ZodOptional<z.ZodString>;
                        in_list: z.ZodBoolean;
                        statement: z.ZodString;
                        stated: z.ZodObject<{
                            authors: z.ZodArray<z.ZodString>;
                            year: z.ZodNullable<z.ZodInt>;
                            journal: z.ZodNullable<z.ZodString>;
                            title: z.ZodNullable<z.ZodString>;
                            trial: z.ZodNullable<z.ZodString>;
                            identifiers: z.ZodArray<z.ZodObject<{
                                kind: z.ZodEnum<{
                                    doi: "doi";
                                    nct: "nct";
                                    pmcid: "pmcid";
                                    pmid: "pmid";
                                    url: "url";
                                }>;
                                value: z.ZodString;
                            }, z.core.$strip>>;
                        }, z.core.$strip>;
                        state: z.ZodEnum<{
                            mismatch: "mismatch";
                            "not-found": "not-found";
                            unknown: "unknown";
                            verified: "verified";
                        }>;
                        differs: z.ZodArray<z.ZodObject<{
                            fact: z.ZodEnum<{
                                authors: "authors";
                                identifier: "identifier";
                                journal: "journal";
                                title: "title";
                                trial: "trial";
                                year: "year";
                            }>;
                            stated: z.ZodString;
                            recorded: z.ZodString;
                            said_by: z.ZodString;
                        }, z.core.$strip>>;
                        reason: z.ZodNullable<z.ZodString>;
                        support: z.ZodNullable<z.ZodObject<{
                            relation: z.ZodEnum<{
                                missing: "missing";
                                "same-topic": "same-topic";
                                supports: "supports";
                                unsettled: "unsettled";
                            }>;
                            sentence: z.ZodNullable<z.ZodObject<{
                                text: z.ZodString;
                                from: z.ZodInt;
                                to: z.ZodInt;
                            }, z.core.$strip>>;
                        }, z.core.$strip>>;
                        numbers: z.ZodArray<z.ZodObject<{
                            from: z.ZodInt;
                            to: z.ZodInt;
                            text: z.ZodString;
                            recorded: z.ZodObject<{
                                text: z.ZodString;
                                from: z.ZodInt;
                                to: z.ZodInt;
                            }, z.core.$strip>;
                        }, z.core.$strip>>;
                    }, z.core.$strip>>;
                    searched_by: z.ZodArray<z.ZodString>;
                }, z.core.$strip>>;
                scores: z.ZodArray<z.ZodObject<{
                    engine: z.ZodString;
                    attempt: z.ZodOptional<z.ZodInt>;
                    read: z.ZodOptional<z.ZodObject<{
                        length: z.ZodInt;
                        digest: z.ZodString;
                    }, z.core.$strip>>;
                    works: z.ZodInt;
                    mentions: z.ZodInt;
                    verified: z.ZodInt;
                    mismatch: z.ZodInt;
                    not_found: z.ZodInt;
                    retracted: z.ZodInt;
                    unchecked: z.ZodInt;
                    unknown: z.ZodInt;
                    web_pages: z.ZodInt;
                }, z.core.$strip>>;
                unreached: z.ZodDefault<z.ZodArray<z.ZodObject<{
                    id: z.ZodString;
                    label: z.ZodString;
                    message: z.ZodString;
                    again_at: z.ZodNullable<z.ZodISODateTime>;
                }, z.core.$strip>>>;
            }, z.core.$strip>>;
            overview: z.ZodNullable<z.ZodObject<{
                version: z.ZodLiteral<4>;
                made_at: z.ZodISODateTime;
                judgement: z.ZodObject<{
                    state: z.ZodEnum<{
                        done: "done";
                        none: "none";
                        open: "open";
                        second: "second";
                    }>;
                    judge: z.ZodNullable<z.ZodObject<{
                        engine: z.ZodString;
                        label: z.ZodString;
                        model: z.ZodString;
                        tokens_in: z.ZodNullable<z.ZodInt>;
                        tokens_out: z.ZodNullable<z.ZodInt>;
                        cost_usd: z.ZodNullable<z.ZodNumber>;
                    }, z.core.$strip>>;
                    second: z.ZodNullable<z.ZodObject<{
                        engine: z.ZodString;
                        label: z.ZodString;
                        model: z.ZodString;
                        tokens_in: z.ZodNullable<z.ZodInt>;
                        tokens_out: z.ZodNullable<z.ZodInt>;
                        cost_usd: z.ZodNullable<z.ZodNumber>;
                    }, z.core.$strip>>;
                    missing: z.ZodNullable<z.ZodObject<{
                        why: z.ZodEnum<{
                            "by-reader": "by-reader";
                            failed: "failed";
                            "limit-server": "limit-server";
                            "limit-user": "limit-user";
                            "no-key": "no-key";
                            "no-live-engine": "no-live-engine";
                            "nothing-to-ask": "nothing-to-ask";
                            "nothing-to-judge": "nothing-to-judge";
                            off: "off";
                            "only-one-live": "only-one-live";
                        }>;
                        reason: z.ZodString;
                    }, z.core.$strip>>;
                    second_missing: z.ZodNullable<z.ZodObject<{
                        why: z.ZodEnum<{
                            "by-reader": "by-reader";
                            failed: "failed";
                            "limit-server": "limit-server";
                            "limit-user": "limit-user";
                            "no-key": "no-key";
                            "no-live-engine": "no-live-engine";
                            "nothing-to-ask": "nothing-to-ask";
                            "nothing-to-judge": "nothing-to-judge";
                            off: "off";
                            "only-one-live": "only-one-live";
                        }>;
                        reason: z.ZodString;
                    }, z.core.$strip>>;
                    dropped: z.ZodArray<z.ZodObject<{
                        why: z.ZodEnum<{
                            "another-answer": "another-answer";
                            "another-matter": "another-matter";
                            "by-rules": "by-rules";
                            "names-engines": "names-engines";
                            "no-claim": "no-claim";
                            "no-finding": "no-finding";
                            "no-such-answer": "no-such-answer";
                            "not-comparable": "not-comparable";
                            "not-in-abstract": "not-in-abstract";
                            "not-in-answer": "not-in-answer";
                            number: "number";
                            "one-sided": "one-sided";
                            "same-number": "same-number";
                            "too-many": "too-many";
                        }>;
                        count: z.ZodInt;
                    }, z.core.$strip>>;
                    synthesis_missing: z.ZodNullable<z.ZodString>;
                    cut: z.ZodArray<z.ZodString>;
                    works_left_out: z.ZodInt;
                }, z.core.$strip>;
                asked: z.ZodInt;
                answered: z.ZodArray<z.ZodString>;
                read: z.ZodOptional<z.ZodArray<z.ZodObject<{
                    length: z.ZodInt;
                    digest: z.ZodString;
                    engine: z.ZodString;
                }, z.core.$strip>>>;
                demo: z.ZodArray<z.ZodString>;
                question_kind: z.ZodEnum<{
                    open: "open";
                    "yes-no": "yes-no";
                }>;
                engines: z.ZodArray<z.ZodObject<{
                    by: z.ZodEnum<{
                        judge: "judge";
                        rules: "rules";
                    }>;
                    confirmation: z.ZodNullable<z.ZodEnum<{
                        agreed: "agreed";
                        asked: "asked";
                        disputed: "disputed";
                        "one-judge": "one-judge";
                    }>>;
                    engine: z.ZodString;
                    verdict: z.ZodNullable<z.ZodEnum<{
                        mixed: "mixed";
                        no: "no";
                        "no-answer": "no-answer";
                        unclear: "unclear";
                        yes: "yes";
                    }>>;
                    reason: z.ZodString;
                    passage: z.ZodNullable<z.ZodObject<{
                        engine: z.ZodNullable<z.ZodString>;
                        work: z.ZodNullable<z.ZodString>;
                        from: z.ZodInt;
                        to: z.ZodInt;
                        text: z.ZodString;
                    }, z.core.$strip>>;
                    bottom_line: z.ZodDefault<z.ZodNullable<z.ZodObject<{
                        engine: z.ZodNullable<z.ZodString>;
                        work: z.ZodNullable<z.ZodString>;
                        from: z.ZodInt;
                        to: z.ZodInt;
                        text: z.ZodString;
                    }, z.core.$strip>>>;
                }, z.core.$strip>>;
                literature: z.ZodObject<{
                    verdicts: z.ZodArray<z.ZodObject<{
                        work: z.ZodString;
                        title: z.ZodString;
                        year: z.ZodNullable<z.ZodInt>;
                        study_type: z.ZodEnum<{
                            "case-report": "case-report";
                            "clinical-trial": "clinical-trial";
                            comment: "comment";
                            guideline: "guideline";
                            laboratory: "laboratory";
                            "meta-analysis": "meta-analysis";
                            notice: "notice";
                            "observational-study": "observational-study";
                            other: "other";
                            preprint: "preprint";
                            "randomized-trial": "randomized-trial";
                            "registry-record": "registry-record";
                            review: "review";
                            "systematic-review": "systematic-review";
                        }>;
                        n: z.ZodNullable<z.ZodInt>;
                        verdict: z.ZodNullable<z.ZodEnum<{
                            mixed: "mixed";
                            no: "no";
                            unclear: "unclear";
                            yes: "yes";
                        }>>;
                        reason: z.ZodString;
                        passage: z.ZodNullable<z.ZodObject<{
                            engine: z.ZodNullable<z.ZodString>;
                            work: z.ZodNullable<z.ZodString>;
                            from: z.ZodInt;
                            to: z.ZodInt;
                            text: z.ZodString;
                        }, z.core.$strip>>;
                        cited_by: z.ZodArray<z.ZodString>;
                        by: z.ZodEnum<{
                            judge: "judge";
                            rules: "rules";
                        }>;
                    }, z.core.$strip>>;
                    left_out: z.ZodArray<z.ZodObject<{
                        work: z.ZodString;
                        title: z.ZodNullable<z.ZodString>;
                        why: z.ZodEnum<{
                            concern: "concern";
                            mismatch: "mismatch";
                            "no-abstract": "no-abstract";
                            "no-verdict": "no-verdict";
                            "not-found": "not-found";
                            notice: "notice";
                            "off-question": "off-question";
                            retracted: "retracted";
                            unchecked: "unchecked";
                            unknown: "unknown";
                        }>;
                        cited_by: z.ZodArray<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
                studies: z.ZodObject<{
                    rows: z.ZodArray<z.ZodObject<{
                        id: z.ZodString;
                        work: z.ZodString;
                        outcome: z.ZodString;
                        effect: z.ZodNullable<z.ZodObject<{
                            kind: z.ZodEnum<{
                                dose: "dose";
                                "hazard-ratio": "hazard-ratio";
                                "mean-difference": "mean-difference";
                                "number-needed-to-treat": "number-needed-to-treat";
                                "odds-ratio": "odds-ratio";
                                "p-value": "p-value";
                                percentage: "percentage";
                                "percentage-change": "percentage-change";
                                "rate-ratio": "rate-ratio";
                                "risk-difference": "risk-difference";
                                "risk-ratio": "risk-ratio";
                                "sample-size": "sample-size";
                                "standardised-mean-difference": "standardised-mean-difference";
                            }>;
                            value: z.ZodNumber;
                            low: z.ZodNullable<z.ZodNumber>;
                            high: z.ZodNullable<z.ZodNumber>;
                            level: z.ZodNullable<z.ZodNumber>;
                            relation: z.ZodEnum<{
                                "<": "<";
                                "<=": "<=";
                                "=": "=";
                                ">": ">";
                                ">=": ">=";
                                "~": "~";
                            }>;
                            p: z.ZodNullable<z.ZodObject<{
                                relation: z.ZodEnum<{
                                    "<": "<";
                                    "<=": "<=";
                                    "=": "=";
                                    ">": ">";
                                    ">=": ">=";
                                }>;
                                value: z.ZodNumber;
                            }, z.core.$strip>>;
                            unit: z.ZodNullable<z.ZodString>;
                            period: z.ZodNullable<z.ZodString>;
                            about: z.ZodString;
                        }, z.core.$strip>>;
                        written: z.ZodString;
                        passage: z.ZodNullable<z.ZodObject<{
                            engine: z.ZodNullable<z.ZodString>;
                            work: z.ZodNullable<z.ZodString>;
                            from: z.ZodInt;
                            to: z.ZodInt;
                            text: z.ZodString;
                        }, z.core.$strip>>;
                        cells: z.ZodArray<z.ZodObject<{
                            engine: z.ZodString;
                            state: z.ZodEnum<{
                                "no-number": "no-number";
                                "not-checked": "not-checked";
                                "not-cited": "not-cited";
                                "other-number": "other-number";
                                "same-number": "same-number";
                                "unread-number": "unread-number";
                            }>;
                            stated: z.ZodNullable<z.ZodString>;
                            passage: z.ZodNullable<z.ZodObject<{
                                engine: z.ZodNullable<z.ZodString>;
                                work: z.ZodNullable<z.ZodString>;
                                from: z.ZodInt;
                                to: z.ZodInt;
                                text: z.ZodString;
                            }, z.core.$strip>>;
                        }, z.core.$strip>>;
                    }, z.core.$strip>>;
                    plots: z.ZodArray<z.ZodObject<{
                        outcome: z.ZodString;
                        kind: z.ZodEnum<{
                            dose: "dose";
                            "hazard-ratio": "hazard-ratio";
                            "mean-difference": "mean-difference";
                            "number-needed-to-treat": "number-needed-to-treat";
                            "odds-ratio": "odds-ratio";
                            "p-value": "p-value";
                            percentage: "percentage";
                            "percentage-change": "percentage-change";
                            "rate-ratio": "rate-ratio";
                            "risk-difference": "risk-difference";
                            "risk-ratio": "risk-ratio";
                            "sample-size": "sample-size";
                            "standardised-mean-difference": "standardised-mean-difference";
                        }>;
                        unit: z.ZodNullable<z.ZodString>;
                        rows: z.ZodArray<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
                positions: z.ZodArray<z.ZodObject<{
                    text: z.ZodString;
                    engines: z.ZodArray<z.ZodString>;
                    passages: z.ZodArray<z.ZodObject<{
                        engine: z.ZodNullable<z.ZodString>;
                        work: z.ZodNullable<z.ZodString>;
                        from: z.ZodInt;
                        to: z.ZodInt;
                        text: z.ZodString;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                statements: z.ZodArray<z.ZodObject<{
                    id: z.ZodString;
                    text: z.ZodString;
                    stances: z.ZodArray<z.ZodObject<{
                        engine: z.ZodString;
                        stance: z.ZodEnum<{
                            contradicts: "contradicts";
                            silent: "silent";
                            states: "states";
                        }>;
                        differs_in: z.ZodArray<z.ZodEnum<{
                            direction: "direction";
                            negation: "negation";
                            number: "number";
                        }>>;
                        confirmation: z.ZodNullable<z.ZodEnum<{
                            agreed: "agreed";
                            asked: "asked";
                            disputed: "disputed";
                            "one-judge": "one-judge";
                        }>>;
                        passages: z.ZodArray<z.ZodObject<{
                            engine: z.ZodNullable<z.ZodString>;
                            work: z.ZodNullable<z.ZodString>;
                            from: z.ZodInt;
                            to: z.ZodInt;
                            text: z.ZodString;
                        }, z.core.$strip>>;
                        works: z.ZodArray<z.ZodString>;
                    }, z.core.$strip>>;
                    works: z.ZodArray<z.ZodString>;
                }, z.core.$strip>>;
                citations: z.ZodArray<z.ZodObject<{
                    id: z.ZodString;
                    engine: z.ZodString;
                    work: z.ZodString;
                    relation: z.ZodEnum<{
                        contradicts: "contradicts";
                        supports: "supports";
                    }>;
                    sentence: z.ZodString;
                    passage: z.ZodObject<{
                        engine: z.ZodNullable<z.ZodString>;
                        work: z.ZodNullable<z.ZodString>;
                        from: z.ZodInt;
                        to: z.ZodInt;
                        text: z.ZodString;
                    }, z.core.$strip>;
                    confirmation: z.ZodEnum<{
                        agreed: "agreed";
                        asked: "asked";
                        disputed: "disputed";
                        "one-judge": "one-judge";
                    }>;
                }, z.core.$strip>>;
                unchecked: z.ZodArray<z.ZodString>;
                uncited: z.ZodArray<z.ZodInt>;
                synthesis: z.ZodArray<z.ZodObject<{
                    text: z.ZodString;
                    role: z.ZodEnum<{
                        agreement: "agreement";
                        caveat: "caveat";
                        dissent: "dissent";
                        literature: "literature";
                    }>;
                    engines: z.ZodArray<z.ZodString>;
                    works: z.ZodArray<z.ZodString>;
                    passages: z.ZodArray<z.ZodObject<{
                        engine: z.ZodNullable<z.ZodString>;
                        work: z.ZodNullable<z.ZodString>;
                        from: z.ZodInt;
                        to: z.ZodInt;
                        text: z.ZodString;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
            findings: z.ZodObject<{
                version: z.ZodInt;
                ledger: z.ZodObject<{
                    state: z.ZodEnum<{
                        failed: "failed";
                        pending: "pending";
                        ready: "ready";
                    }>;
                    reason: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
                overview: z.ZodObject<{
                    state: z.ZodEnum<{
                        failed: "failed";
                        pending: "pending";
                        ready: "ready";
                    }>;
                    reason: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
                judged_since: z.ZodNullable<z.ZodISODateTime>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    makeOverview: {
        readonly method: "POST";
        readonly path: "/api/v1/chat/turns/:id/overview/";
        readonly access: "user";
        readonly summary: "Have the answers of a finished turn judged again, by an engine or by rules alone";
        readonly params: z.ZodObject<{
            id: z.ZodUUID;
        }, z.core.$strip>;
        readonly body: z.ZodObject<{
            engine: z.ZodNullable<z.ZodString>;
        }, z.core.$strict>;
        readonly reply: z.ZodObject<{
            turn_id: z.ZodUUID;
            session_id: z.ZodUUID;
            question: z.ZodString;
            created_at: z.ZodISODateTime;
            ended_at: z.ZodNullable<z.ZodISODateTime>;
            answers: z.ZodArray<z.ZodObject<{
                tokens_in: z.ZodNullable<z.ZodInt>;
                tokens_out: z.ZodNullable<z.ZodInt>;
                finish_reason: z.ZodNullable<z.ZodString>;
                cut_short: z.ZodDefault<z.ZodNullable<z.ZodEnum<{
                    "content-filter": "content-filter";
                    length: "length";
                    "too-long": "too-long";
                    unfinished: "unfinished";
                }>>>;
                vendor_sources: z.ZodArray<z.ZodObject<{
                    url: z.ZodString;
                    title: z.ZodOptional<z.ZodString>;
                }, z.core.$strip>>;
                engine: z.ZodString;
                label: z.ZodString;
                mode: z.ZodEnum<{
                    demo: "demo";
                    example: "example";
                    live: "live";
                    off: "off";
                }>;
                model: z.ZodString;
                state: z.ZodEnum<{
                    done: "done";
                    failed: "failed";
                    interrupted: "interrupted";
                    stopped: "stopped";
                    thinking: "thinking";
                    waiting: "waiting";
                    writing: "writing";
                }>;
                error: z.ZodNullable<z.ZodObject<{
                    code: z.ZodEnum<{
                        "engine-context": "engine-context";
                        "engine-cut": "engine-cut";
                        "engine-garbage": "engine-garbage";
                        "engine-interrupted": "engine-interrupted";
                        "engine-key": "engine-key";
                        "engine-off": "engine-off";
                        "engine-overloaded": "engine-overloaded";
                        "engine-quota": "engine-quota";
                        "engine-refused": "engine-refused";
                        "engine-rejected": "engine-rejected";
                        "engine-timeout": "engine-timeout";
                        "engine-unreachable": "engine-unreachable";
                    }>;
                    message: z.ZodString;
                    retryable: z.ZodBoolean;
                    retry_after_s: z.ZodOptional<z.ZodNumber>;
                }, z.core.$strip>>;
                attempt: z.ZodInt;
                started_at: z.ZodNullable<z.ZodISODateTime>;
                ended_at: z.ZodNullable<z.ZodISODateTime>;
                first_token_ms: z.ZodNullable<z.ZodNumber>;
                total_ms: z.ZodNullable<z.ZodNumber>;
                parameters: z.ZodRecord<z.ZodString, z.ZodUnknown>;
                text: z.ZodString;
            }, z.core.$strip>>;
            evidence: z.ZodNullable<z.ZodObject<{
                searched_at: z.ZodISODateTime;
                query: z.ZodString;
                note: z.ZodOptional<z.ZodString>;
                sources: z.ZodArray<z.ZodObject<{
                    id: z.ZodString;
                    label: z.ZodString;
                    state: z.ZodEnum<{
                        failed: "failed";
                        found: "found";
                        late: "late";
                        nothing: "nothing";
                    }>;
                    found: z.ZodInt;
                    message: z.ZodNullable<z.ZodString>;
                    query: z.ZodOptional<z.ZodString>;
                }, z.core.$strip>>;
                works: z.ZodArray<z.ZodObject<{
                    number: z.ZodInt;
                    citation: z.ZodObject<{
                        source: z.ZodString;
                        title: z.ZodString;
                        also_titled: z.ZodOptional<z.ZodArray<z.ZodString>>;
                        authors: z.ZodArray<z.ZodObject<{
                            family: z.ZodString;
                            given: z.ZodNullable<z.ZodString>;
                            group: z.ZodBoolean;
                        }, z.core.$strip>>;
                        journal: z.ZodNullable<z.ZodString>;
                        journal_short: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                        year: z.ZodNullable<z.ZodInt>;
                        online_year: z.ZodDefault<z.ZodNullable<z.ZodInt>>;
                        volume: z.ZodNullable<z.ZodString>;
                        issue: z.ZodNullable<z.ZodString>;
                        pages: z.ZodNullable<z.ZodString>;
                        pmid: z.ZodNullable<z.ZodString>;
                        pmcid: z.ZodNullable<z.ZodString>;
                        doi: z.ZodNullable<z.ZodString>;
                        nct: z.ZodArray<z.ZodString>;
                        trial: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                        became: z.ZodDefault<z.ZodNullable<z.ZodObject<{
                            doi: z.ZodNullable<z.ZodString>;
                            pmid: z.ZodNullable<z.ZodString>;
                        }, z.core.$strip>>>;
                        url: z.ZodNullable<z.ZodString>;
                        abstract: z.ZodNullable<z.ZodString>;
                        abstract_source: z.ZodDefault<z.ZodEnum<{
                            published: "published";
                            "sextant-summary": "sextant-summary";
                        }>>;
                        study_type: z.ZodEnum<{
                            "case-report": "case-report";
                            "clinical-trial": "clinical-trial";
                            comment: "comment";
                            guideline: "guideline";
                            laboratory: "laboratory";
                            "meta-analysis": "meta-analysis";
                            notice: "notice";
                            "observational-study": "observational-study";
                            other: "other";
                            preprint: "preprint";
                            "randomized-trial": "randomized-trial";
                            "registry-record": "registry-record";
                            review: "review";
                            "systematic-review": "systematic-review";
                        }>;
                        n: z.ZodNullable<z.ZodInt>;
                        status: z.ZodEnum<{
                            concern: "concern";
                            corrected: "corrected";
                            current: "current";
                            retracted: "retracted";
                            unknown: "unknown";
                        }>;
                        notices: z.ZodArray<z.ZodObject<{
                            kind: z.ZodEnum<{
                                concern: "concern";
                                concerns: "concerns";
                                corrects: "corrects";
                                erratum: "erratum";
                                republication: "republication";
                                retraction: "retraction";
                                retracts: "retracts";
                            }>;
                            reference: z.ZodString;
                            pmid: z.ZodNullable<z.ZodString>;
                        }, z.core.$strip>>;
                        mesh: z.ZodArray<z.ZodString>;
                    }, z.core.$strip>;
                }, z.core.$strip>>;
                topics: z.ZodOptional<z.ZodObject<{
                    are_near: z.ZodBoolean;
                    names: z.ZodArray<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
            ledger: z.ZodNullable<z.ZodObject<{
                version: z.ZodLiteral<5>;
                checked_at: z.ZodISODateTime;
                rows: z.ZodArray<z.ZodObject<{
                    id: z.ZodString;
                    number: z.ZodNullable<z.ZodInt>;
                    label: z.ZodString;
                    missing_number: z.ZodNullable<z.ZodInt>;
                    identifiers: z.ZodArray<z.ZodObject<{
                        kind: z.ZodEnum<{
                            doi: "doi";
                            nct: "nct";
                            pmcid: "pmcid";
                            pmid: "pmid";
                            url: "url";
                        }>;
                        value: z.ZodString;
                    }, z.core.$strip>>;
                    citation: z.ZodNullable<z.ZodObject<{
                        source: z.ZodString;
                        title: z.ZodString;
                        also_titled: z.ZodOptional<z.ZodArray<z.ZodString>>;
                        authors: z.ZodArray<z.ZodObject<{
                            family: z.ZodString;
                            given: z.ZodNullable<z.ZodString>;
                            group: z.ZodBoolean;
                        }, z.core.$strip>>;
                        journal: z.ZodNullable<z.ZodString>;
                        journal_short: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                        year: z.ZodNullable<z.ZodInt>;
                        online_year: z.ZodDefault<z.ZodNullable<z.ZodInt>>;
                        volume: z.ZodNullable<z.ZodString>;
                        issue: z.ZodNullable<z.ZodString>;
                        pages: z.ZodNullable<z.ZodString>;
                        pmid: z.ZodNullable<z.ZodString>;
                        pmcid: z.ZodNullable<z.ZodString>;
                        doi: z.ZodNullable<z.ZodString>;
                        nct: z.ZodArray<z.ZodString>;
                        trial: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                        became: z.ZodDefault<z.ZodNullable<z.ZodObject<{
                            doi: z.ZodNullable<z.ZodString>;
                            pmid: z.ZodNullable<z.ZodString>;
                        }, z.core.$strip>>>;
                        url: z.ZodNullable<z.ZodString>;
                        abstract: z.ZodNullable<z.ZodString>;
                        abstract_source: z.ZodDefault<z.ZodEnum<{
                            published: "published";
                            "sextant-summary": "sextant-summary";
                        }>>;
                        study_type: z.ZodEnum<{
                            "case-report": "case-report";
                            "clinical-trial": "clinical-trial";
                            comment: "comment";
                            guideline: "guideline";
                            laboratory: "laboratory";
                            "meta-analysis": "meta-analysis";
                            notice: "notice";
                            "observational-study": "observational-study";
                            other: "other";
                            preprint: "preprint";
                            "randomized-trial": "randomized-trial";
                            "registry-record": "registry-record";
                            review: "review";
                            "systematic-review": "systematic-review";
                        }>;
                        n: z.ZodNullable<z.ZodInt>;
                        status: z.ZodEnum<{
                            concern: "concern";
                            corrected: "corrected";
                            current: "current";
                            retracted: "retracted";
                            unknown: "unknown";
                        }>;
                        notices: z.ZodArray<z.ZodObject<{
                            kind: z.ZodEnum<{
                                concern: "concern";
                                concerns: "concerns";
                                corrects: "corrects";
                                erratum: "erratum";
                                republication: "republication";
                                retraction: "retraction";
                                retracts: "retracts";
                            }>;
                            reference: z.ZodString;
                            pmid: z.ZodNullable<z.ZodString>;
                        }, z.core.$strip>>;
                        mesh: z.ZodArray<z.ZodString>;
                    }, z.core.$strip>>;
                    found: z.ZodEnum<{
                        known: "known";
                        "not-found": "not-found";
                        unknown: "unknown";
                        "web-page": "web-page";
                    }>;
                    found_reason: z.ZodNullable<z.ZodString>;
                    publication: z.ZodNullable<z.ZodEnum<{
                        concern: "concern";
                        corrected: "corrected";
                        current: "current";
                        retracted: "retracted";
                        unchecked: "unchecked";
                    }>>;
                    publication_reason: z.ZodNullable<z.ZodString>;
                    not_asked: z.ZodArray<z.ZodString>;
                    article: z.ZodNullable<z.ZodObject<{
                        title: z.ZodString;
                        journal: z.ZodNullable<z.ZodString>;
                        year: z.ZodNullable<z.ZodInt>;
                        pmid: z.ZodNullable<z.ZodString>;
                        doi: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                    abstract_source: z.ZodNullable<z.ZodEnum<{
                        published: "published";
                        "sextant-summary": "sextant-summary";
                    }>>;
                    checked_by: z.ZodArray<z.ZodString>;
                    checked_at: z.ZodISODateTime;
                    mentions: z.ZodArray<z.ZodObject<{
                        engine: z.ZodString;
                        from: z.ZodInt;
                        to: z.ZodInt;
                        form: z.ZodEnum<{
                            "author-year": "author-year";
                            doi: "doi";
                            footnote: "footnote";
                            "journal-year": "journal-year";
                            medrxiv: "medrxiv";
                            nct: "nct";
                            number: "number";
                            pmcid: "pmcid";
                            pmid: "pmid";
                            superscript: "superscript";
                            title: "title";
                            trial: "trial";
                            "url-article": "url-article";
                            "url-web": "url-web";
                        }>;
                        cluster: z.ZodInt;
                        entry: z.ZodNullable<z.ZodObject<{
                            from: z.ZodInt;
                            to: z.ZodInt;
                        }, z.core.$strip>>;
                        called: z.ZodOptional<z.ZodString>;
                        in_list: z.ZodBoolean;
                        statement: z.ZodString;
                        stated: z.ZodObject<{
                            authors: z.ZodArray<z.ZodString>;
                            year: z.ZodNullable<z.ZodInt>;
                            journal: z.ZodNullable<z.ZodString>;
                            title: z.ZodNullable<z.ZodString>;
                            trial: z.ZodNullable<z.ZodString>;
                            identifiers: z.ZodArray<z.ZodObject<{
                                kind: z.ZodEnum<{
                                    doi: "doi";
                                    nct: "nct";
                                    pmcid: "pmcid";
                                    pmid: "pmid";
                                    url: "url";
                                }>;
                                value: z.ZodString;
                            }, z.core.$strip>>;
                        }, z.core.$strip>;
                        state: z.ZodEnum<{
                            mismatch: "mismatch";
                            "not-found": "not-found";
                            unknown: "unknown";
                            verified: "verified";
                        }>;
                        differs: z.ZodArray<z.ZodObject<{
                            fact: z.ZodEnum<{
                                authors: "authors";
                                identifier: "identifier";
                                journal: "journal";
                                title: "title";
                                trial: "trial";
                                year: "year";
                            }>;
                            stated: z.ZodString;
                            recorded: z.ZodString;
                            said_by: z.ZodString;
                        }, z.core.$strip>>;
                        reason: z.ZodNullable<z.ZodString>;
                        support: z.ZodNullable<z.ZodObject<{
                            relation: z.ZodEnum<{
                                missing: "missing";
                                "same-topic": "same-topic";
                                supports: "supports";
                                unsettled: "unsettled";
                            }>;
                            sentence: z.ZodNullable<z.ZodObject<{
                                text: z.ZodString;
                                from: z.ZodInt;
                                to: z.ZodInt;
                            }, z.core.$strip>>;
                        }, z.core.$strip>>;
                        numbers: z.ZodArray<z.ZodObject<{
                            from: z.ZodInt;
                            to: z.ZodInt;
                            text: z.ZodString;
                            recorded: z.ZodObject<{
                                text: z.ZodString;
                                from: z.ZodInt;
                                to: z.ZodInt;
                            }, z.core.$strip>;
                        }, z.core.$strip>>;
                    }, z.core.$strip>>;
                    searched_by: z.ZodArray<z.ZodString>;
                }, z.core.$strip>>;
                scores: z.ZodArray<z.ZodObject<{
                    engine: z.ZodString;
                    attempt: z.ZodOptional<z.ZodInt>;
                    read: z.ZodOptional<z.ZodObject<{
                        length: z.ZodInt;
                        digest: z.ZodString;
                    }, z.core.$strip>>;
                    works: z.ZodInt;
                    mentions: z.ZodInt;
                    verified: z.ZodInt;
                    mismatch: z.ZodInt;
                    not_found: z.ZodInt;
                    retracted: z.ZodInt;
                    unchecked: z.ZodInt;
                    unknown: z.ZodInt;
                    web_pages: z.ZodInt;
                }, z.core.$strip>>;
                unreached: z.ZodDefault<z.ZodArray<z.ZodObject<{
                    id: z.ZodString;
                    label: z.ZodString;
                    message: z.ZodString;
                    again_at: z.ZodNullable<z.ZodISODateTime>;
                }, z.core.$strip>>>;
            }, z.core.$strip>>;
            overview: z.ZodNullable<z.ZodObject<{
                version: z.ZodLiteral<4>;
                made_at: z.ZodISODateTime;
                judgement: z.ZodObject<{
                    state: z.ZodEnum<{
                        done: "done";
                        none: "none";
                        open: "open";
                        second: "second";
                    }>;
                    judge: z.ZodNullable<z.ZodObject<{
                        engine: z.ZodString;
                        label: z.ZodString;
                        model: z.ZodString;
                        tokens_in: z.ZodNullable<z.ZodInt>;
                        tokens_out: z.ZodNullable<z.ZodInt>;
                        cost_usd: z.ZodNullable<z.ZodNumber>;
                    }, z.core.$strip>>;
                    second: z.ZodNullable<z.ZodObject<{
                        engine: z.ZodString;
                        label: z.ZodString;
                        model: z.ZodString;
                        tokens_in: z.ZodNullable<z.ZodInt>;
                        tokens_out: z.ZodNullable<z.ZodInt>;
                        cost_usd: z.ZodNullable<z.ZodNumber>;
                    }, z.core.$strip>>;
                    missing: z.ZodNullable<z.ZodObject<{
                        why: z.ZodEnum<{
                            "by-reader": "by-reader";
                            failed: "failed";
                            "limit-server": "limit-server";
                            "limit-user": "limit-user";
                            "no-key": "no-key";
                            "no-live-engine": "no-live-engine";
                            "nothing-to-ask": "nothing-to-ask";
                            "nothing-to-judge": "nothing-to-judge";
                            off: "off";
                            "only-one-live": "only-one-live";
                        }>;
                        reason: z.ZodString;
                    }, z.core.$strip>>;
                    second_missing: z.ZodNullable<z.ZodObject<{
                        why: z.ZodEnum<{
                            "by-reader": "by-reader";
                            failed: "failed";
                            "limit-server": "limit-server";
                            "limit-user": "limit-user";
                            "no-key": "no-key";
                            "no-live-engine": "no-live-engine";
                            "nothing-to-ask": "nothing-to-ask";
                            "nothing-to-judge": "nothing-to-judge";
                            off: "off";
                            "only-one-live": "only-one-live";
                        }>;
                        reason: z.ZodString;
                    }, z.core.$strip>>;
                    dropped: z.ZodArray<z.ZodObject<{
                        why: z.ZodEnum<{
                            "another-answer": "another-answer";
                            "another-matter": "another-matter";
                            "by-rules": "by-rules";
                            "names-engines": "names-engines";
                            "no-claim": "no-claim";
                            "no-finding": "no-finding";
                            "no-such-answer": "no-such-answer";
                            "not-comparable": "not-comparable";
                            "not-in-abstract": "not-in-abstract";
                            "not-in-answer": "not-in-answer";
                            number: "number";
                            "one-sided": "one-sided";
                            "same-number": "same-number";
                            "too-many": "too-many";
                        }>;
                        count: z.ZodInt;
                    }, z.core.$strip>>;
                    synthesis_missing: z.ZodNullable<z.ZodString>;
                    cut: z.ZodArray<z.ZodString>;
                    works_left_out: z.ZodInt;
                }, z.core.$strip>;
                asked: z.ZodInt;
                answered: z.ZodArray<z.ZodString>;
                read: z.ZodOptional<z.ZodArray<z.ZodObject<{
                    length: z.ZodInt;
                    digest: z.ZodString;
                    engine: z.ZodString;
                }, z.core.$strip>>>;
                demo: z.ZodArray<z.ZodString>;
                question_kind: z.ZodEnum<{
                    open: "open";
                    "yes-no": "yes-no";
                }>;
                engines: z.ZodArray<z.ZodObject<{
                    by: z.ZodEnum<{
                        judge: "judge";
                        rules: "rules";
                    }>;
                    confirmation: z.ZodNullable<z.ZodEnum<{
                        agreed: "agreed";
                        asked: "asked";
                        disputed: "disputed";
                        "one-judge": "one-judge";
                    }>>;
                    engine: z.ZodString;
                    verdict: z.ZodNullable<z.ZodEnum<{
                        mixed: "mixed";
                        no: "no";
                        "no-answer": "no-answer";
                        unclear: "unclear";
                        yes: "yes";
                    }>>;
                    reason: z.ZodString;
                    passage: z.ZodNullable<z.ZodObject<{
                        engine: z.ZodNullable<z.ZodString>;
                        work: z.ZodNullable<z.ZodString>;
                        from: z.ZodInt;
                        to: z.ZodInt;
                        text: z.ZodString;
                    }, z.core.$strip>>;
                    bottom_line: z.ZodDefault<z.ZodNullable<z.ZodObject<{
                        engine: z.ZodNullable<z.ZodString>;
                        work: z.ZodNullable<z.ZodString>;
                        from: z.ZodInt;
                        to: z.ZodInt;
                        text: z.ZodString;
                    }, z.core.$strip>>>;
                }, z.core.$strip>>;
                literature: z.ZodObject<{
                    verdicts: z.ZodArray<z.ZodObject<{
                        work: z.ZodString;
                        title: z.ZodString;
                        year: z.ZodNullable<z.ZodInt>;
                        study_type: z.ZodEnum<{
                            "case-report": "case-report";
                            "clinical-trial": "clinical-trial";
                            comment: "comment";
                            guideline: "guideline";
                            laboratory: "laboratory";
                            "meta-analysis": "meta-analysis";
                            notice: "notice";
                            "observational-study": "observational-study";
                            other: "other";
                            preprint: "preprint";
                            "randomized-trial": "randomized-trial";
                            "registry-record": "registry-record";
                            review: "review";
                            "systematic-review": "systematic-review";
                        }>;
                        n: z.ZodNullable<z.ZodInt>;
                        verdict: z.ZodNullable<z.ZodEnum<{
                            mixed: "mixed";
                            no: "no";
                            unclear: "unclear";
                            yes: "yes";
                        }>>;
                        reason: z.ZodString;
                        passage: z.ZodNullable<z.ZodObject<{
                            engine: z.ZodNullable<z.ZodString>;
                            work: z.ZodNullable<z.ZodString>;
                            from: z.ZodInt;
                            to: z.ZodInt;
                            text: z.ZodString;
                        }, z.core.$strip>>;
                        cited_by: z.ZodArray<z.ZodString>;
                        by: z.ZodEnum<{
                            judge: "judge";
                            rules: "rules";
                        }>;
                    }, z.core.$strip>>;
                    left_out: z.ZodArray<z.ZodObject<{
                        work: z.ZodString;
                        title: z.ZodNullable<z.ZodString>;
                        why: z.ZodEnum<{
                            concern: "concern";
                            mismatch: "mismatch";
                            "no-abstract": "no-abstract";
                            "no-verdict": "no-verdict";
                            "not-found": "not-found";
                            notice: "notice";
                            "off-question": "off-question";
                            retracted: "retracted";
                            unchecked: "unchecked";
                            unknown: "unknown";
                        }>;
                        cited_by: z.ZodArray<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
                studies: z.ZodObject<{
                    rows: z.ZodArray<z.ZodObject<{
                        id: z.ZodString;
                        work: z.ZodString;
                        outcome: z.ZodString;
                        effect: z.ZodNullable<z.ZodObject<{
                            kind: z.ZodEnum<{
                                dose: "dose";
                                "hazard-ratio": "hazard-ratio";
                                "mean-difference": "mean-difference";
                                "number-needed-to-treat": "number-needed-to-treat";
                                "odds-ratio": "odds-ratio";
                                "p-value": "p-value";
                                percentage: "percentage";
                                "percentage-change": "percentage-change";
                                "rate-ratio": "rate-ratio";
                                "risk-difference": "risk-difference";
                                "risk-ratio": "risk-ratio";
                                "sample-size": "sample-size";
                                "standardised-mean-difference": "standardised-mean-difference";
                            }>;
                            value: z.ZodNumber;
                            low: z.ZodNullable<z.ZodNumber>;
                            high: z.ZodNullable<z.ZodNumber>;
                            level: z.ZodNullable<z.ZodNumber>;
                            relation: z.ZodEnum<{
                                "<": "<";
                                "<=": "<=";
                                "=": "=";
                                ">": ">";
                                ">=": ">=";
                                "~": "~";
                            }>;
                            p: z.ZodNullable<z.ZodObject<{
                                relation: z.ZodEnum<{
                                    "<": "<";
                                    "<=": "<=";
                                    "=": "=";
                                    ">": ">";
                                    ">=": ">=";
                                }>;
                                value: z.ZodNumber;
                            }, z.core.$strip>>;
                            unit: z.ZodNullable<z.ZodString>;
                            period: z.ZodNullable<z.ZodString>;
                            about: z.ZodString;
                        }, z.core.$strip>>;
                        written: z.ZodString;
                        passage: z.ZodNullable<z.ZodObject<{
                            engine: z.ZodNullable<z.ZodString>;
                            work: z.ZodNullable<z.ZodString>;
                            from: z.ZodInt;
                            to: z.ZodInt;
                            text: z.ZodString;
                        }, z.core.$strip>>;
                        cells: z.ZodArray<z.ZodObject<{
                            engine: z.ZodString;
                            state: z.ZodEnum<{
                                "no-number": "no-number";
                                "not-checked": "not-checked";
                                "not-cited": "not-cited";
                                "other-number": "other-number";
                                "same-number": "same-number";
                                "unread-number": "unread-number";
                            }>;
                            stated: z.ZodNullable<z.ZodString>;
                            passage: z.ZodNullable<z.ZodObject<{
                                engine: z.ZodNullable<z.ZodString>;
                                work: z.ZodNullable<z.ZodString>;
                                from: z.ZodInt;
                                to: z.ZodInt;
                                text: z.ZodString;
                            }, z.core.$strip>>;
                        }, z.core.$strip>>;
                    }, z.core.$strip>>;
                    plots: z.ZodArray<z.ZodObject<{
                        outcome: z.ZodString;
                        kind: z.ZodEnum<{
                            dose: "dose";
                            "hazard-ratio": "hazard-ratio";
                            "mean-difference": "mean-difference";
                            "number-needed-to-treat": "number-needed-to-treat";
                            "odds-ratio": "odds-ratio";
                            "p-value": "p-value";
                            percentage: "percentage";
                            "percentage-change": "percentage-change";
                            "rate-ratio": "rate-ratio";
                            "risk-difference": "risk-difference";
                            "risk-ratio": "risk-ratio";
                            "sample-size": "sample-size";
                            "standardised-mean-difference": "standardised-mean-difference";
                        }>;
                        unit: z.ZodNullable<z.ZodString>;
                        rows: z.ZodArray<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
                positions: z.ZodArray<z.ZodObject<{
                    text: z.ZodString;
                    engines: z.ZodArray<z.ZodString>;
                    passages: z.ZodArray<z.ZodObject<{
                        engine: z.ZodNullable<z.ZodString>;
                        work: z.ZodNullable<z.ZodString>;
                        from: z.ZodInt;
                        to: z.ZodInt;
                        text: z.ZodString;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                statements: z.ZodArray<z.ZodObject<{
                    id: z.ZodString;
                    text: z.ZodString;
                    stances: z.ZodArray<z.ZodObject<{
                        engine: z.ZodString;
                        stance: z.ZodEnum<{
                            contradicts: "contradicts";
                            silent: "silent";
                            states: "states";
                        }>;
                        differs_in: z.ZodArray<z.ZodEnum<{
                            direction: "direction";
                            negation: "negation";
                            number: "number";
                        }>>;
                        confirmation: z.ZodNullable<z.ZodEnum<{
                            agreed: "agreed";
                            asked: "asked";
                            disputed: "disputed";
                            "one-judge": "one-judge";
                        }>>;
                        passages: z.ZodArray<z.ZodObject<{
                            engine: z.ZodNullable<z.ZodString>;
                            work: z.ZodNullable<z.ZodString>;
                            from: z.ZodInt;
                            to: z.ZodInt;
                            text: z.ZodString;
                        }, z.core.$strip>>;
                        works: z.ZodArray<z.ZodString>;
                    }, z.core.$strip>>;
                    works: z.ZodArray<z.ZodString>;
                }, z.core.$strip>>;
                citations: z.ZodArray<z.ZodObject<{
                    id: z.ZodString;
                    engine: z.ZodString;
                    work: z.ZodString;
                    relation: z.ZodEnum<{
                        contradicts: "contradicts";
                        supports: "supports";
                    }>;
                    sentence: z.ZodString;
                    passage: z.ZodObject<{
                        engine: z.ZodNullable<z.ZodString>;
                        work: z.ZodNullable<z.ZodString>;
                        from: z.ZodInt;
                        to: z.ZodInt;
                        text: z.ZodString;
                    }, z.core.$strip>;
                    confirmation: z.ZodEnum<{
                        agreed: "agreed";
                        asked: "asked";
                        disputed: "disputed";
                        "one-judge": "one-judge";
                    }>;
                }, z.core.$strip>>;
                unchecked: z.ZodArray<z.ZodString>;
                uncited: z.ZodArray<z.ZodInt>;
                synthesis: z.ZodArray<z.ZodObject<{
                    text: z.ZodString;
                    role: z.ZodEnum<{
                        agreement: "agreement";
                        caveat: "caveat";
                        dissent: "dissent";
                        literature: "literature";
                    }>;
                    engines: z.ZodArray<z.ZodString>;
                    works: z.ZodArray<z.ZodString>;
                    passages: z.ZodArray<z.ZodObject<{
                        engine: z.ZodNullable<z.ZodString>;
                        work: z.ZodNullable<z.ZodString>;
                        from: z.ZodInt;
                        to: z.ZodInt;
                        text: z.ZodString;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
            findings: z.ZodObject<{
                version: z.ZodInt;
                ledger: z.ZodObject<{
                    state: z.ZodEnum<{
                        failed: "failed";
                        pending: "pending";
                        ready: "ready";
                    }>;
                    reason: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
                overview: z.ZodObject<{
                    state: z.ZodEnum<{
                        failed: "failed";
                        pending: "pending";
                        ready: "ready";
                    }>;
                    reason: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
                judged_since: z.ZodNullable<z.ZodISODateTime>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    objections: {
        readonly method: "GET";
        readonly path: "/api/v1/chat/turns/:id/objections/";
        readonly access: "user";
        readonly summary: "Which marks of the judge the reader calls wrong";
        readonly params: z.ZodObject<{
            id: z.ZodUUID;
        }, z.core.$strip>;
        readonly reply: z.ZodObject<{
            cells: z.ZodArray<z.ZodString>;
        }, z.core.$strip>;
    };
    object: {
        readonly method: "POST";
        readonly path: "/api/v1/chat/turns/:id/objections/";
        readonly access: "user";
        readonly summary: "Call a mark of the judge wrong, or no longer";
        readonly params: z.ZodObject<{
            id: z.ZodUUID;
        }, z.core.$strip>;
        readonly body: z.ZodObject<{
            cell: z.ZodString;
            wrong: z.ZodBoolean;
        }, z.core.$strict>;
        readonly reply: z.ZodObject<{
            cells: z.ZodArray<z.ZodString>;
        }, z.core.$strip>;
    };
    config: {
        readonly method: "GET";
        readonly path: "/api/v1/config/";
        readonly access: "anyone";
        readonly summary: "What the web needs before sign-in";
        readonly reply: z.ZodObject<{
            engines: z.ZodArray<z.ZodObject<{
                id: z.ZodString;
                label: z.ZodString;
                mode: z.ZodEnum<{
                    demo: "demo";
                    example: "example";
                    live: "live";
                    off: "off";
                }>;
                model: z.ZodString;
            }, z.core.$strip>>;
            google: z.ZodNullable<z.ZodObject<{
                api_key: z.ZodString;
                auth_domain: z.ZodString;
                project_id: z.ZodString;
            }, z.core.$strip>>;
            mail: z.ZodEnum<{
                outbox: "outbox";
                smtp: "smtp";
            }>;
            sample_questions: z.ZodArray<z.ZodString>;
            limits: z.ZodObject<{
                question_length: z.ZodInt;
                password_min: z.ZodInt;
                password_max: z.ZodInt;
                picture_bytes: z.ZodInt;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    example: {
        readonly method: "GET";
        readonly path: "/api/v1/example/";
        readonly access: "anyone";
        readonly summary: "The link to a session that was written as an example; the reply waits until it is made";
        readonly reply: z.ZodObject<{
            token: z.ZodString;
        }, z.core.$strip>;
    };
    exportSession: {
        readonly method: "GET";
        readonly path: "/api/v1/chat/sessions/:id/export/";
        readonly access: "user";
        readonly summary: "A session as a file: all of it, or its citations";
        readonly params: z.ZodObject<{
            id: z.ZodUUID;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            format: z.ZodDefault<z.ZodEnum<{
                bib: "bib";
                csl: "csl";
                docx: "docx";
                json: "json";
                md: "md";
                ris: "ris";
            }>>;
        }, z.core.$strip>;
        readonly produces: string[];
    };
    exportWithPictures: {
        readonly method: "POST";
        readonly path: "/api/v1/chat/sessions/:id/export/";
        readonly access: "user";
        readonly summary: "A session as a Word file, with the pictures that the page has drawn of its answers";
        readonly params: z.ZodObject<{
            id: z.ZodUUID;
        }, z.core.$strip>;
        readonly consumes: "multipart";
        readonly body: z.ZodObject<{
            list: z.ZodString;
        }, z.core.$strict>;
        readonly files: readonly ["pictures"];
        readonly produces: string;
    };
    sessionDocument: {
        readonly method: "GET";
        readonly path: "/api/v1/chat/sessions/:id/document/";
        readonly access: "user";
        readonly summary: "A session as a document to be handed on: what the Word file and the print say";
        readonly params: z.ZodObject<{
            id: z.ZodUUID;
        }, z.core.$strip>;
        readonly reply: z.ZodObject<{
            title: z.ZodString;
            exported: z.ZodString;
            turns: z.ZodArray<z.ZodObject<{
                question: z.ZodString;
                facts: z.ZodArray<z.ZodString>;
                verdicts: z.ZodNullable<z.ZodObject<{
                    title: z.ZodString;
                    columns: z.ZodArray<z.ZodString>;
                    rows: z.ZodArray<z.ZodObject<{
                        cells: z.ZodArray<z.ZodString>;
                        is_struck: z.ZodBoolean;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                notices: z.ZodArray<z.ZodString>;
                synthesis: z.ZodArray<z.ZodString>;
                answers: z.ZodArray<z.ZodObject<{
                    engine: z.ZodString;
                    label: z.ZodString;
                    model: z.ZodString;
                    notices: z.ZodArray<z.ZodString>;
                    text: z.ZodString;
                }, z.core.$strip>>;
                references: z.ZodArray<z.ZodObject<{
                    number: z.ZodInt;
                    text: z.ZodString;
                    state: z.ZodString;
                    is_warning: z.ZodBoolean;
                }, z.core.$strip>>;
                tables: z.ZodArray<z.ZodObject<{
                    title: z.ZodString;
                    columns: z.ZodArray<z.ZodString>;
                    rows: z.ZodArray<z.ZodObject<{
                        cells: z.ZodArray<z.ZodString>;
                        is_struck: z.ZodBoolean;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                record: z.ZodObject<{
                    lines: z.ZodArray<z.ZodString>;
                    tables: z.ZodArray<z.ZodObject<{
                        title: z.ZodString;
                        columns: z.ZodArray<z.ZodString>;
                        rows: z.ZodArray<z.ZodObject<{
                            cells: z.ZodArray<z.ZodString>;
                            is_struck: z.ZodBoolean;
                        }, z.core.$strip>>;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    sharedDocument: {
        readonly method: "GET";
        readonly path: "/api/v1/shared/:token/document/";
        readonly access: "anyone";
        readonly summary: "A shared session as a document to be handed on: what its print says";
        readonly params: z.ZodObject<{
            token: z.ZodString;
        }, z.core.$strip>;
        readonly reply: z.ZodObject<{
            title: z.ZodString;
            exported: z.ZodString;
            turns: z.ZodArray<z.ZodObject<{
                question: z.ZodString;
                facts: z.ZodArray<z.ZodString>;
                verdicts: z.ZodNullable<z.ZodObject<{
                    title: z.ZodString;
                    columns: z.ZodArray<z.ZodString>;
                    rows: z.ZodArray<z.ZodObject<{
                        cells: z.ZodArray<z.ZodString>;
                        is_struck: z.ZodBoolean;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                notices: z.ZodArray<z.ZodString>;
                synthesis: z.ZodArray<z.ZodString>;
                answers: z.ZodArray<z.ZodObject<{
                    engine: z.ZodString;
                    label: z.ZodString;
                    model: z.ZodString;
                    notices: z.ZodArray<z.ZodString>;
                    text: z.ZodString;
                }, z.core.$strip>>;
                references: z.ZodArray<z.ZodObject<{
                    number: z.ZodInt;
                    text: z.ZodString;
                    state: z.ZodString;
                    is_warning: z.ZodBoolean;
                }, z.core.$strip>>;
                tables: z.ZodArray<z.ZodObject<{
                    title: z.ZodString;
                    columns: z.ZodArray<z.ZodString>;
                    rows: z.ZodArray<z.ZodObject<{
                        cells: z.ZodArray<z.ZodString>;
                        is_struck: z.ZodBoolean;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                record: z.ZodObject<{
                    lines: z.ZodArray<z.ZodString>;
                    tables: z.ZodArray<z.ZodObject<{
                        title: z.ZodString;
                        columns: z.ZodArray<z.ZodString>;
                        rows: z.ZodArray<z.ZodObject<{
                            cells: z.ZodArray<z.ZodString>;
                            is_struck: z.ZodBoolean;
                        }, z.core.$strip>>;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    turnCitations: {
        readonly method: "GET";
        readonly path: "/api/v1/chat/turns/:id/citations/";
        readonly access: "user";
        readonly summary: "What the answers to one question cite, as a file for reference managers";
        readonly params: z.ZodObject<{
            id: z.ZodUUID;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            format: z.ZodEnum<{
                bib: "bib";
                csl: "csl";
                ris: "ris";
            }>;
        }, z.core.$strip>;
        readonly produces: string[];
    };
    turnReferences: {
        readonly method: "GET";
        readonly path: "/api/v1/chat/turns/:id/references/";
        readonly access: "user";
        readonly summary: "What the answers to one question cite, as formatted references";
        readonly params: z.ZodObject<{
            id: z.ZodUUID;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            style: z.ZodEnum<{
                ama: "ama";
                apa: "apa";
                vancouver: "vancouver";
            }>;
        }, z.core.$strip>;
        readonly reply: z.ZodObject<{
            list: z.ZodString;
            references: z.ZodArray<z.ZodObject<{
                work: z.ZodNullable<z.ZodString>;
                number: z.ZodNullable<z.ZodInt>;
                text: z.ZodString;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    turnStudies: {
        readonly method: "GET";
        readonly path: "/api/v1/chat/turns/:id/studies/";
        readonly access: "user";
        readonly summary: "The studies behind the answers to one question, as a table for spreadsheets";
        readonly params: z.ZodObject<{
            id: z.ZodUUID;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            format: z.ZodEnum<{
                csv: "csv";
                xlsx: "xlsx";
            }>;
        }, z.core.$strip>;
        readonly produces: string[];
    };
    sharedCitations: {
        readonly method: "GET";
        readonly path: "/api/v1/shared/:token/turns/:id/citations/";
        readonly access: "anyone";
        readonly summary: "The citations of a question of a shared session, as a file for reference managers";
        readonly params: z.ZodObject<{
            token: z.ZodString;
            id: z.ZodUUID;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            format: z.ZodEnum<{
                bib: "bib";
                csl: "csl";
                ris: "ris";
            }>;
        }, z.core.$strip>;
        readonly produces: string[];
    };
    sharedStudies: {
        readonly method: "GET";
        readonly path: "/api/v1/shared/:token/turns/:id/studies/";
        readonly access: "anyone";
        readonly summary: "The studies behind a question of a shared session, as a table for spreadsheets";
        readonly params: z.ZodObject<{
            token: z.ZodString;
            id: z.ZodUUID;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            format: z.ZodEnum<{
                csv: "csv";
                xlsx: "xlsx";
            }>;
        }, z.core.$strip>;
        readonly produces: string[];
    };
    sharedReferences: {
        readonly method: "GET";
        readonly path: "/api/v1/shared/:token/turns/:id/references/";
        readonly access: "anyone";
        readonly summary: "The citations of a question of a shared session, as formatted references";
        readonly params: z.ZodObject<{
            token: z.ZodString;
            id: z.ZodUUID;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            style: z.ZodEnum<{
                ama: "ama";
                apa: "apa";
                vancouver: "vancouver";
            }>;
        }, z.core.$strip>;
        readonly reply: z.ZodObject<{
            list: z.ZodString;
            references: z.ZodArray<z.ZodObject<{
                work: z.ZodNullable<z.ZodString>;
                number: z.ZodNullable<z.ZodInt>;
                text: z.ZodString;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    healthz: {
        readonly method: "GET";
        readonly path: "/healthz";
        readonly access: "anyone";
        readonly summary: "Whether the process lives";
        readonly reply: z.ZodObject<{
            status: z.ZodLiteral<"alive">;
        }, z.core.$strip>;
    };
    readyz: {
        readonly method: "GET";
        readonly path: "/readyz";
        readonly access: "anyone";
        readonly summary: "Whether requests may come, within 2 s: the database answers, has the right schema and takes writes; else 503, and why";
        readonly reply: z.ZodObject<{
            status: z.ZodLiteral<"ready">;
        }, z.core.$strip>;
    };
    myAccount: {
        readonly method: "GET";
        readonly path: "/api/v1/account/";
        readonly access: "user";
        readonly summary: "E-mail address, whether it is verified, and how the account signs in";
        readonly reply: z.ZodObject<{
            email: z.ZodString;
            email_verified: z.ZodBoolean;
            has_password: z.ZodBoolean;
        }, z.core.$strip>;
    };
    sendVerification: {
        readonly method: "POST";
        readonly path: "/api/v1/account/verification/";
        readonly access: "user";
        readonly summary: "Have a link sent by which the e-mail address is verified";
        readonly body: z.ZodObject<{}, z.core.$strict>;
        readonly reply: z.ZodObject<{
            message: z.ZodString;
        }, z.core.$strip>;
    };
    verifyEmail: {
        readonly method: "POST";
        readonly path: "/api/v1/verify-email/";
        readonly access: "anyone";
        readonly summary: "Verify an e-mail address by what the link in the mail carries";
        readonly body: z.ZodObject<{
            token: z.ZodString;
        }, z.core.$strict>;
        readonly reply: z.ZodObject<{
            message: z.ZodString;
        }, z.core.$strip>;
    };
    changePassword: {
        readonly method: "POST";
        readonly path: "/api/v1/account/password/";
        readonly access: "user";
        readonly summary: "Change the password; ends all other sign-ins";
        readonly body: z.ZodObject<{
            current_password: z.ZodString;
            new_password: z.ZodString;
        }, z.core.$strict>;
        readonly reply: z.ZodObject<{
            message: z.ZodString;
        }, z.core.$strip>;
    };
    signIns: {
        readonly method: "GET";
        readonly path: "/api/v1/account/sign-ins/";
        readonly access: "user";
        readonly summary: "Where the account is signed in";
        readonly reply: z.ZodObject<{
            sign_ins: z.ZodArray<z.ZodObject<{
                id: z.ZodUUID;
                device: z.ZodNullable<z.ZodString>;
                created_at: z.ZodISODateTime;
                last_used_at: z.ZodISODateTime;
                current: z.ZodBoolean;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    endSignIn: {
        readonly method: "DELETE";
        readonly path: "/api/v1/account/sign-ins/:id/";
        readonly access: "user";
        readonly summary: "End one sign-in";
        readonly params: z.ZodObject<{
            id: z.ZodUUID;
        }, z.core.$strip>;
        readonly reply: z.ZodObject<{
            sign_ins: z.ZodArray<z.ZodObject<{
                id: z.ZodUUID;
                device: z.ZodNullable<z.ZodString>;
                created_at: z.ZodISODateTime;
                last_used_at: z.ZodISODateTime;
                current: z.ZodBoolean;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    endOtherSignIns: {
        readonly method: "DELETE";
        readonly path: "/api/v1/account/sign-ins/";
        readonly access: "user";
        readonly summary: "End all sign-ins but the one that asks";
        readonly reply: z.ZodObject<{
            sign_ins: z.ZodArray<z.ZodObject<{
                id: z.ZodUUID;
                device: z.ZodNullable<z.ZodString>;
                created_at: z.ZodISODateTime;
                last_used_at: z.ZodISODateTime;
                current: z.ZodBoolean;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    downloadData: {
        readonly method: "GET";
        readonly path: "/api/v1/account/data/";
        readonly access: "user";
        readonly summary: "All that is kept of an account: sessions, citations, profile and picture";
        readonly produces: "application/zip";
    };
    deleteAccount: {
        readonly method: "POST";
        readonly path: "/api/v1/account/delete/";
        readonly access: "user";
        readonly summary: "Delete the account and everything in it for good";
        readonly body: z.ZodObject<{
            password: z.ZodOptional<z.ZodString>;
            id_token: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly reply: z.ZodObject<{
            message: z.ZodString;
        }, z.core.$strip>;
    };
    forgotPassword: {
        readonly method: "POST";
        readonly path: "/api/v1/forgot-password/";
        readonly access: "anyone";
        readonly summary: "Have a one-time code sent";
        readonly body: z.ZodObject<{
            email: z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodEmail>;
        }, z.core.$strict>;
        readonly reply: z.ZodObject<{
            message: z.ZodString;
        }, z.core.$strip>;
    };
    verifyOtp: {
        readonly method: "POST";
        readonly path: "/api/v1/verify-otp/";
        readonly access: "anyone";
        readonly summary: "Present the code; sets the cookie that a reset requires";
        readonly body: z.ZodObject<{
            email: z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodEmail>;
            otp: z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodString>;
        }, z.core.$strict>;
        readonly reply: z.ZodObject<{
            message: z.ZodString;
        }, z.core.$strip>;
    };
    resetPassword: {
        readonly method: "POST";
        readonly path: "/api/v1/reset-password/";
        readonly access: "anyone";
        readonly summary: "Choose a new password";
        readonly body: z.ZodObject<{
            email: z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodEmail>;
            new_password: z.ZodString;
        }, z.core.$strict>;
        readonly reply: z.ZodObject<{
            message: z.ZodString;
        }, z.core.$strip>;
    };
    userProfile: {
        readonly method: "GET";
        readonly path: "/api/v1/user-profile/";
        readonly access: "user";
        readonly summary: "Name and picture";
        readonly reply: z.ZodObject<{
            full_name: z.ZodString;
            profile_picture: z.ZodNullable<z.ZodString>;
            email: z.ZodString;
        }, z.core.$strip>;
    };
    updateProfile: {
        readonly method: "PUT";
        readonly path: "/api/v1/profile/";
        readonly access: "user";
        readonly summary: "Change name or picture";
        readonly body: z.ZodObject<{
            full_name: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodString>>;
        }, z.core.$strict>;
        readonly consumes: "multipart";
        readonly files: readonly ["profile_picture"];
        readonly reply: z.ZodObject<{
            full_name: z.ZodString;
            profile_picture: z.ZodNullable<z.ZodString>;
            email: z.ZodString;
        }, z.core.$strip>;
    };
    picture: {
        readonly method: "GET";
        readonly path: "/api/v1/pictures/:id/";
        readonly access: "anyone";
        readonly summary: "A profile picture, by the address that the profile tells";
        readonly params: z.ZodObject<{
            id: z.ZodUUID;
        }, z.core.$strip>;
        readonly produces: "image/jpeg";
    };
    sessions: {
        readonly method: "GET";
        readonly path: "/api/v1/chat/sessions/";
        readonly access: "user";
        readonly summary: "The history, newest first";
        readonly query: z.ZodObject<{
            q: z.ZodOptional<z.ZodString>;
            cursor: z.ZodOptional<z.ZodString>;
            limit: z.ZodOptional<z.ZodCoercedNumber<unknown>>;
        }, z.core.$strip>;
        readonly reply: z.ZodObject<{
            sessions: z.ZodArray<z.ZodObject<{
                session_id: z.ZodUUID;
                title: z.ZodString;
                total_messages: z.ZodInt;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                verdicts: z.ZodOptional<z.ZodObject<{
                    of: z.ZodEnum<{
                        engines: "engines";
                        literature: "literature";
                    }>;
                    counts: z.ZodRecord<z.ZodEnum<{
                        mixed: "mixed";
                        no: "no";
                        unclear: "unclear";
                        yes: "yes";
                    }> & z.core.$partial, z.ZodInt>;
                }, z.core.$strip>>;
                snippet: z.ZodOptional<z.ZodObject<{
                    engine: z.ZodNullable<z.ZodString>;
                    text: z.ZodString;
                    marks: z.ZodArray<z.ZodObject<{
                        from: z.ZodInt;
                        to: z.ZodInt;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
            next: z.ZodNullable<z.ZodString>;
        }, z.core.$strip>;
    };
    session: {
        readonly method: "GET";
        readonly path: "/api/v1/chat/sessions/:id/";
        readonly access: "user";
        readonly summary: "A session with its questions and answers";
        readonly params: z.ZodObject<{
            id: z.ZodUUID;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            before: z.ZodOptional<z.ZodUUID>;
            limit: z.ZodOptional<z.ZodCoercedNumber<unknown>>;
            abstracts: z.ZodOptional<z.ZodEnum<{
                no: "no";
                yes: "yes";
            }>>;
            known: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>;
        readonly reply: z.ZodObject<{
            session_id: z.ZodUUID;
            title: z.ZodString;
            total_messages: z.ZodInt;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
            conversations: z.ZodArray<z.ZodObject<{
                turn_id: z.ZodUUID;
                version: z.ZodString;
                created_at: z.ZodISODateTime;
                ended_at: z.ZodNullable<z.ZodISODateTime>;
                messages: z.ZodArray<z.ZodObject<{
                    role: z.ZodEnum<{
                        assistant: "assistant";
                        user: "user";
                    }>;
                    content: z.ZodString;
                    content_multiple: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
                }, z.core.$strip>>;
                answers: z.ZodArray<z.ZodObject<{
                    tokens_in: z.ZodNullable<z.ZodInt>;
                    tokens_out: z.ZodNullable<z.ZodInt>;
                    finish_reason: z.ZodNullable<z.ZodString>;
                    cut_short: z.ZodDefault<z.ZodNullable<z.ZodEnum<{
                        "content-filter": "content-filter";
                        length: "length";
                        "too-long": "too-long";
                        unfinished: "unfinished";
                    }>>>;
                    vendor_sources: z.ZodArray<z.ZodObject<{
                        url: z.ZodString;
                        title: z.ZodOptional<z.ZodString>;
                    }, z.core.$strip>>;
                    engine: z.ZodString;
                    label: z.ZodString;
                    mode: z.ZodEnum<{
                        demo: "demo";
                        example: "example";
                        live: "live";
                        off: "off";
                    }>;
                    model: z.ZodString;
                    state: z.ZodEnum<{
                        done: "done";
                        failed: "failed";
                        interrupted: "interrupted";
                        stopped: "stopped";
                        thinking: "thinking";
                        waiting: "waiting";
                        writing: "writing";
                    }>;
                    error: z.ZodNullable<z.ZodObject<{
                        code: z.ZodEnum<{
                            "engine-context": "engine-context";
                            "engine-cut": "engine-cut";
                            "engine-garbage": "engine-garbage";
                            "engine-interrupted": "engine-interrupted";
                            "engine-key": "engine-key";
                            "engine-off": "engine-off";
                            "engine-overloaded": "engine-overloaded";
                            "engine-quota": "engine-quota";
                            "engine-refused": "engine-refused";
                            "engine-rejected": "engine-rejected";
                            "engine-timeout": "engine-timeout";
                            "engine-unreachable": "engine-unreachable";
                        }>;
                        message: z.ZodString;
                        retryable: z.ZodBoolean;
                        retry_after_s: z.ZodOptional<z.ZodNumber>;
                    }, z.core.$strip>>;
                    attempt: z.ZodInt;
                    started_at: z.ZodNullable<z.ZodISODateTime>;
                    ended_at: z.ZodNullable<z.ZodISODateTime>;
                    first_token_ms: z.ZodNullable<z.ZodNumber>;
                    total_ms: z.ZodNullable<z.ZodNumber>;
                    parameters: z.ZodRecord<z.ZodString, z.ZodUnknown>;
                }, z.core.$strip>>;
                evidence: z.ZodNullable<z.ZodObject<{
                    searched_at: z.ZodISODateTime;
                    query: z.ZodString;
                    note: z.ZodOptional<z.ZodString>;
                    sources: z.ZodArray<z.ZodObject<{
                        id: z.ZodString;
                        label: z.ZodString;
                        state: z.ZodEnum<{
                            failed: "failed";
                            found: "found";
                            late: "late";
                            nothing: "nothing";
                        }>;
                        found: z.ZodInt;
                        message: z.ZodNullable<z.ZodString>;
                        query: z.ZodOptional<z.ZodString>;
                    }, z.core.$strip>>;
                    works: z.ZodArray<z.ZodObject<{
                        number: z.ZodInt;
                        citation: z.ZodObject<{
                            source: z.ZodString;
                            title: z.ZodString;
                            also_titled: z.ZodOptional<z.ZodArray<z.ZodString>>;
                            authors: z.ZodArray<z.ZodObject<{
                                family: z.ZodString;
                                given: z.ZodNullable<z.ZodString>;
                                group: z.ZodBoolean;
                            }, z.core.$strip>>;
                            journal: z.ZodNullable<z.ZodString>;
                            journal_short: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                            year: z.ZodNullable<z.ZodInt>;
                            online_year: z.ZodDefault<z.ZodNullable<z.ZodInt>>;
                            volume: z.ZodNullable<z.ZodString>;
                            issue: z.ZodNullable<z.ZodString>;
                            pages: z.ZodNullable<z.ZodString>;
                            pmid: z.ZodNullable<z.ZodString>;
                            pmcid: z.ZodNullable<z.ZodString>;
                            doi: z.ZodNullable<z.ZodString>;
                            nct: z.ZodArray<z.ZodString>;
                            trial: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                            became: z.ZodDefault<z.ZodNullable<z.ZodObject<{
                                doi: z.ZodNullable<z.ZodString>;
                                pmid: z.ZodNullable<z.ZodString>;
                            }, z.core.$strip>>>;
                            url: z.ZodNullable<z.ZodString>;
                            abstract: z.ZodNullable<z.ZodString>;
                            abstract_source: z.ZodDefault<z.ZodEnum<{
                                published: "published";
                                "sextant-summary": "sextant-summary";
                            }>>;
                            study_type: z.ZodEnum<{
                                "case-report": "case-report";
                                "clinical-trial": "clinical-trial";
                                comment: "comment";
                                guideline: "guideline";
                                laboratory: "laboratory";
                                "meta-analysis": "meta-analysis";
                                notice: "notice";
                                "observational-study": "observational-study";
                                other: "other";
                                preprint: "preprint";
                                "randomized-trial": "randomized-trial";
                                "registry-record": "registry-record";
                                review: "review";
                                "systematic-review": "systematic-review";
                            }>;
                            n: z.ZodNullable<z.ZodInt>;
                            status: z.ZodEnum<{
                                concern: "concern";
                                corrected: "corrected";
                                current: "current";
                                retracted: "retracted";
                                unknown: "unknown";
                            }>;
                            notices: z.ZodArray<z.ZodObject<{
                                kind: z.ZodEnum<{
                                    concern: "concern";
                                    concerns: "concerns";
                                    corrects: "corrects";
                                    erratum: "erratum";
                                    republication: "republication";
                                    retraction: "retraction";
                                    retracts: "retracts";
                                }>;
                                reference: z.ZodString;
                                pmid: z.ZodNullable<z.ZodString>;
                            }, z.core.$strip>>;
                            mesh: z.ZodArray<z.ZodString>;
                        }, z.core.$strip>;
                    }, z.core.$strip>>;
                    topics: z.ZodOptional<z.ZodObject<{
                        are_near: z.ZodBoolean;
                        names: z.ZodArray<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                ledger: z.ZodNullable<z.ZodObject<{
                    version: z.ZodLiteral<5>;
                    checked_at: z.ZodISODateTime;
                    rows: z.ZodArray<z.ZodObject<{
                        id: z.ZodString;
                        number: z.ZodNullable<z.ZodInt>;
                        label: z.ZodString;
                        missing_number: z.ZodNullable<z.ZodInt>;
                        identifiers: z.ZodArray<z.ZodObject<{
                            kind: z.ZodEnum<{
                                doi: "doi";
                                nct: "nct";
                                pmcid: "pmcid";
                                pmid: "pmid";
                                url: "url";
                            }>;
                            value: z.ZodString;
                        }, z.core.$strip>>;
                        citation: z.ZodNullable<z.ZodObject<{
                            source: z.ZodString;
                            title: z.ZodString;
                            also_titled: z.ZodOptional<z.ZodArray<z.ZodString>>;
                            authors: z.ZodArray<z.ZodObject<{
                                family: z.ZodString;
                                given: z.ZodNullable<z.ZodString>;
                                group: z.ZodBoolean;
                            }, z.core.$strip>>;
                            journal: z.ZodNullable<z.ZodString>;
                            journal_short: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                            year: z.ZodNullable<z.ZodInt>;
                            online_year: z.ZodDefault<z.ZodNullable<z.ZodInt>>;
                            volume: z.ZodNullable<z.ZodString>;
                            issue: z.ZodNullable<z.ZodString>;
                            pages: z.ZodNullable<z.ZodString>;
                            pmid: z.ZodNullable<z.ZodString>;
                            pmcid: z.ZodNullable<z.ZodString>;
                            doi: z.ZodNullable<z.ZodString>;
                            nct: z.ZodArray<z.ZodString>;
                            trial: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                            became: z.ZodDefault<z.ZodNullable<z.ZodObject<{
                                doi: z.ZodNullable<z.ZodString>;
                                pmid: z.ZodNullable<z.ZodString>;
                            }, z.core.$strip>>>;
                            url: z.ZodNullable<z.ZodString>;
                            abstract: z.ZodNullable<z.ZodString>;
                            abstract_source: z.ZodDefault<z.ZodEnum<{
                                published: "published";
                                "sextant-summary": "sextant-summary";
                            }>>;
                            study_type: z.ZodEnum<{
                                "case-report": "case-report";
                                "clinical-trial": "clinical-trial";
                                comment: "comment";
                                guideline: "guideline";
                                laboratory: "laboratory";
                                "meta-analysis": "meta-analysis";
                                notice: "notice";
                                "observational-study": "observational-study";
                                other: "other";
                                preprint: "preprint";
                                "randomized-trial": "randomized-trial";
                                "registry-record": "registry-record";
                                review: "review";
                                "systematic-review": "systematic-review";
                            }>;
                            n: z.ZodNullable<z.ZodInt>;
                            status: z.ZodEnum<{
                                concern: "concern";
                                corrected: "corrected";
                                current: "current";
                                retracted: "retracted";
                                unknown: "unknown";
                            }>;
                            notices: z.ZodArray<z.ZodObject<{
                                kind: z.ZodEnum<{
                                    concern: "concern";
                                    concerns: "concerns";
                                    corrects: "corrects";
                                    erratum: "erratum";
                                    republication: "republication";
                                    retraction: "retraction";
                                    retracts: "retracts";
                                }>;
                                reference: z.ZodString;
                                pmid: z.ZodNullable<z.ZodString>;
                            }, z.core.$strip>>;
                            mesh: z.ZodArray<z.ZodString>;
                        }, z.core.$strip>>;
                        found: z.ZodEnum<{
                            known: "known";
                            "not-found": "not-found";
                            unknown: "unknown";
                            "web-page": "web-page";
                        }>;
                        found_reason: z.ZodNullable<z.ZodString>;
                        publication: z.ZodNullable<z.ZodEnum<{
                            concern: "concern";
                            corrected: "corrected";
                            current: "current";
                            retracted: "retracted";
                            unchecked: "unchecked";
                        }>>;
                        publication_reason: z.ZodNullable<z.ZodString>;
                        not_asked: z.ZodArray<z.ZodString>;
                        article: z.ZodNullable<z.ZodObject<{
                            title: z.ZodString;
                            journal: z.ZodNullable<z.ZodString>;
                            year: z.ZodNullable<z.ZodInt>;
                            pmid: z.ZodNullable<z.ZodString>;
                            doi: z.ZodNullable<z.ZodString>;
                        }, z.core.$strip>>;
                        abstract_source: z.ZodNullable<z.ZodEnum<{
                            published: "published";
                            "sextant-summary": "sextant-summary";
                        }>>;
                        checked_by: z.ZodArray<z.ZodString>;
                        checked_at: z.ZodISODateTime;
                        mentions: z.ZodArray<z.ZodObject<{
                            engine: z.ZodString;
                            from: z.ZodInt;
                            to: z.ZodInt;
                            form: z.ZodEnum<{
                                "author-year": "author-year";
                                doi: "doi";
                                footnote: "footnote";
                                "journal-year": "journal-year";
                                medrxiv: "medrxiv";
                                nct: "nct";
                                number: "number";
                                pmcid: "pmcid";
                                pmid: "pmid";
                                superscript: "superscript";
                                title: "title";
                                trial: "trial";
                                "url-article": "url-article";
                                "url-web": "url-web";
                            }>;
                            cluster: z.ZodInt;
                            entry: z.ZodNullable<z.ZodObject<{
                                from: z.ZodInt;
                                to: z.ZodInt;
                            }, z.core.$strip>>;
                            called: z.ZodOptional<z.ZodString>;
                            in_list: z.ZodBoolean;
                            statement: z.ZodString;
                            stated: z.ZodObject<{
                                authors: z.ZodArray<z.ZodString>;
                                year: z.ZodNullable<z.ZodInt>;
                                journal: z.ZodNullable<z.ZodString>;
                                title: z.ZodNullable<z.ZodString>;
                                trial: z.ZodNullable<z.ZodString>;
                                identifiers: z.ZodArray<z.ZodObject<{
                                    kind: z.ZodEnum<{
                                        doi: "doi";
                                        nct: "nct";
                                        pmcid: "pmcid";
                                        pmid: "pmid";
                                        url: "url";
                                    }>;
                                    value: z.ZodString;
                                }, z.core.$strip>>;
                            }, z.core.$strip>;
                            state: z.ZodEnum<{
                                mismatch: "mismatch";
                                "not-found": "not-found";
                                unknown: "unknown";
                                verified: "verified";
                            }>;
                            differs: z.ZodArray<z.ZodObject<{
                                fact: z.ZodEnum<{
                                    authors: "authors";
                                    identifier: "identifier";
                                    journal: "journal";
                                    title: "title";
                                    trial: "trial";
                                    year: "year";
                                }>;
                                stated: z.ZodString;
                                recorded: z.ZodString;
                                said_by: z.ZodString;
                            }, z.core.$strip>>;
                            reason: z.ZodNullable<z.ZodString>;
                            support: z.ZodNullable<z.ZodObject<{
                                relation: z.ZodEnum<{
                                    missing: "missing";
                                    "same-topic": "same-topic";
                                    supports: "supports";
                                    unsettled: "unsettled";
                                }>;
                                sentence: z.ZodNullable<z.ZodObject<{
                                    text: z.ZodString;
                                    from: z.ZodInt;
                                    to: z.ZodInt;
                                }, z.core.$strip>>;
                            }, z.core.$strip>>;
                            numbers: z.ZodArray<z.ZodObject<{
                                from: z.ZodInt;
                                to: z.ZodInt;
                                text: z.ZodString;
                                recorded: z.ZodObject<{
                                    text: z.ZodString;
                                    from: z.ZodInt;
                                    to: z.ZodInt;
                                }, z.core.$strip>;
                            }, z.core.$strip>>;
                        }, z.core.$strip>>;
                        searched_by: z.ZodArray<z.ZodString>;
                    }, z.core.$strip>>;
                    scores: z.ZodArray<z.ZodObject<{
                        engine: z.ZodString;
                        attempt: z.ZodOptional<z.ZodInt>;
                        read: z.ZodOptional<z.ZodObject<{
                            length: z.ZodInt;
                            digest: z.ZodString;
                        }, z.core.$strip>>;
                        works: z.ZodInt;
                        mentions: z.ZodInt;
                        verified: z.ZodInt;
                        mismatch: z.ZodInt;
                        not_found: z.ZodInt;
                        retracted: z.ZodInt;
                        unchecked: z.ZodInt;
                        unknown: z.ZodInt;
                        web_pages: z.ZodInt;
                    }, z.core.$strip>>;
                    unreached: z.ZodDefault<z.ZodArray<z.ZodObject<{
                        id: z.ZodString;
                        label: z.ZodString;
                        message: z.ZodString;
                        again_at: z.ZodNullable<z.ZodISODateTime>;
                    }, z.core.$strip>>>;
                }, z.core.$strip>>;
                overview: z.ZodNullable<z.ZodObject<{
                    version: z.ZodLiteral<4>;
                    made_at: z.ZodISODateTime;
                    judgement: z.ZodObject<{
                        state: z.ZodEnum<{
                            done: "done";
                            none: "none";
                            open: "open";
                            second: "second";
                        }>;
                        judge: z.ZodNullable<z.ZodObject<{
                            engine: z.ZodString;
                            label: z.ZodString;
                            model: z.ZodString;
                            tokens_in: z.ZodNullable<z.ZodInt>;
                            tokens_out: z.ZodNullable<z.ZodInt>;
                            cost_usd: z.ZodNullable<z.ZodNumber>;
                        }, z.core.$strip>>;
                        second: z.ZodNullable<z.ZodObject<{
                            engine: z.ZodString;
                            label: z.ZodString;
                            model: z.ZodString;
                            tokens_in: z.ZodNullable<z.ZodInt>;
                            tokens_out: z.ZodNullable<z.ZodInt>;
                            cost_usd: z.ZodNullable<z.ZodNumber>;
                        }, z.core.$strip>>;
                        missing: z.ZodNullable<z.ZodObject<{
                            why: z.ZodEnum<{
                                "by-reader": "by-reader";
                                failed: "failed";
                                "limit-server": "limit-server";
                                "limit-user": "limit-user";
                                "no-key": "no-key";
                                "no-live-engine": "no-live-engine";
                                "nothing-to-ask": "nothing-to-ask";
                                "nothing-to-judge": "nothing-to-judge";
                                off: "off";
                                "only-one-live": "only-one-live";
                            }>;
                            reason: z.ZodString;
                        }, z.core.$strip>>;
                        second_missing: z.ZodNullable<z.ZodObject<{
                            why: z.ZodEnum<{
                                "by-reader": "by-reader";
                                failed: "failed";
                                "limit-server": "limit-server";
                                "limit-user": "limit-user";
                                "no-key": "no-key";
                                "no-live-engine": "no-live-engine";
                                "nothing-to-ask": "nothing-to-ask";
                                "nothing-to-judge": "nothing-to-judge";
                                off: "off";
                                "only-one-live": "only-one-live";
                            }>;
                            reason: z.ZodString;
                        }, z.core.$strip>>;
                        dropped: z.ZodArray<z.ZodObject<{
                            why: z.ZodEnum<{
                                "another-answer": "another-answer";
                                "another-matter": "another-matter";
                                "by-rules": "by-rules";
                                "names-engines": "names-engines";
                                "no-claim": "no-claim";
                                "no-finding": "no-finding";
                                "no-such-answer": "no-such-answer";
                                "not-comparable": "not-comparable";
                                "not-in-abstract": "not-in-abstract";
                                "not-in-answer": "not-in-answer";
                                number: "number";
                                "one-sided": "one-sided";
                                "same-number": "same-number";
                                "too-many": "too-many";
                            }>;
                            count: z.ZodInt;
                        }, z.core.$strip>>;
                        synthesis_missing: z.ZodNullable<z.ZodString>;
                        cut: z.ZodArray<z.ZodString>;
                        works_left_out: z.ZodInt;
                    }, z.core.$strip>;
                    asked: z.ZodInt;
                    answered: z.ZodArray<z.ZodString>;
                    read: z.ZodOptional<z.ZodArray<z.ZodObject<{
                        length: z.ZodInt;
                        digest: z.ZodString;
                        engine: z.ZodString;
                    }, z.core.$strip>>>;
                    demo: z.ZodArray<z.ZodString>;
                    question_kind: z.ZodEnum<{
                        open: "open";
                        "yes-no": "yes-no";
                    }>;
                    engines: z.ZodArray<z.ZodObject<{
                        by: z.ZodEnum<{
                            judge: "judge";
                            rules: "rules";
                        }>;
                        confirmation: z.ZodNullable<z.ZodEnum<{
                            agreed: "agreed";
                            asked: "asked";
                            disputed: "disputed";
                            "one-judge": "one-judge";
                        }>>;
                        engine: z.ZodString;
                        verdict: z.ZodNullable<z.ZodEnum<{
                            mixed: "mixed";
                            no: "no";
                            "no-answer": "no-answer";
                            unclear: "unclear";
                            yes: "yes";
                        }>>;
                        reason: z.ZodString;
                        passage: z.ZodNullable<z.ZodObject<{
                            engine: z.ZodNullable<z.ZodString>;
                            work: z.ZodNullable<z.ZodString>;
                            from: z.ZodInt;
                            to: z.ZodInt;
                            text: z.ZodString;
                        }, z.core.$strip>>;
                        bottom_line: z.ZodDefault<z.ZodNullable<z.ZodObject<{
                            engine: z.ZodNullable<z.ZodString>;
                            work: z.ZodNullable<z.ZodString>;
                            from: z.ZodInt;
                            to: z.ZodInt;
                            text: z.ZodString;
                        }, z.core.$strip>>>;
                    }, z.core.$strip>>;
                    literature: z.ZodObject<{
                        verdicts: z.ZodArray<z.ZodObject<{
                            work: z.ZodString;
                            title: z.ZodString;
                            year: z.ZodNullable<z.ZodInt>;
                            study_type: z.ZodEnum<{
                                "case-report": "case-report";
                                "clinical-trial": "clinical-trial";
                                comment: "comment";
                                guideline: "guideline";
                                laboratory: "laboratory";
                                "meta-analysis": "meta-analysis";
                                notice: "notice";
                                "observational-study": "observational-study";
                                other: "other";
                                preprint: "preprint";
                                "randomized-trial": "randomized-trial";
                                "registry-record": "registry-record";
                                review: "review";
                                "systematic-review": "systematic-review";
                            }>;
                            n: z.ZodNullable<z.ZodInt>;
                            verdict: z.ZodNullable<z.ZodEnum<{
                                mixed: "mixed";
                                no: "no";
                                unclear: "unclear";
                                yes: "yes";
                            }>>;
                            reason: z.ZodString;
                            passage: z.ZodNullable<z.ZodObject<{
                                engine: z.ZodNullable<z.ZodString>;
                                work: z.ZodNullable<z.ZodString>;
                                from: z.ZodInt;
                                to: z.ZodInt;
                                text: z.ZodString;
                            }, z.core.$strip>>;
                            cited_by: z.ZodArray<z.ZodString>;
                            by: z.ZodEnum<{
                                judge: "judge";
                                rules: "rules";
                            }>;
                        }, z.core.$strip>>;
                        left_out: z.ZodArray<z.ZodObject<{
                            work: z.ZodString;
                            title: z.ZodNullable<z.ZodString>;
                            why: z.ZodEnum<{
                                concern: "concern";
                                mismatch: "mismatch";
                                "no-abstract": "no-abstract";
                                "no-verdict": "no-verdict";
                                "not-found": "not-found";
                                notice: "notice";
                                "off-question": "off-question";
                                retracted: "retracted";
                                unchecked: "unchecked";
                                unknown: "unknown";
                            }>;
                            cited_by: z.ZodArray<z.ZodString>;
                        }, z.core.$strip>>;
                    }, z.core.$strip>;
                    studies: z.ZodObject<{
                        rows: z.ZodArray<z.ZodObject<{
                            id: z.ZodString;
                            work: z.ZodString;
                            outcome: z.ZodString;
                            effect: z.ZodNullable<z.ZodObject<{
                                kind: z.ZodEnum<{
                                    dose: "dose";
                                    "hazard-ratio": "hazard-ratio";
                                    "mean-difference": "mean-difference";
                                    "number-needed-to-treat": "number-needed-to-treat";
                                    "odds-ratio": "odds-ratio";
                                    "p-value": "p-value";
                                    percentage: "percentage";
                                    "percentage-change": "percentage-change";
                                    "rate-ratio": "rate-ratio";
                                    "risk-difference": "risk-difference";
                                    "risk-ratio": "risk-ratio";
                                    "sample-size": "sample-size";
                                    "standardised-mean-difference": "standardised-mean-difference";
                                }>;
                                value: z.ZodNumber;
                                low: z.ZodNullable<z.ZodNumber>;
                                high: z.ZodNullable<z.ZodNumber>;
                                level: z.ZodNullable<z.ZodNumber>;
                                relation: z.ZodEnum<{
                                    "<": "<";
                                    "<=": "<=";
                                    "=": "=";
                                    ">": ">";
                                    ">=": ">=";
                                    "~": "~";
                                }>;
                                p: z.ZodNullable<z.ZodObject<{
                                    relation: z.ZodEnum<{
                                        "<": "<";
                                        "<=": "<=";
                                        "=": "=";
                                        ">": ">";
                                        ">=": ">=";
                                    }>;
                                    value: z.ZodNumber;
                                }, z.core.$strip>>;
                                unit: z.ZodNullable<z.ZodString>;
                                period: z.ZodNullable<z.ZodString>;
                                about: z.ZodString;
                            }, z.core.$strip>>;
                            written: z.ZodString;
                            passage: z.ZodNullable<z.ZodObject<{
                                engine: z.ZodNullable<z.ZodString>;
                                work: z.ZodNullable<z.ZodString>;
                                from: z.ZodInt;
                                to: z.ZodInt;
                                text: z.ZodString;
                            }, z.core.$strip>>;
                            cells: z.ZodArray<z.ZodObject<{
                                engine: z.ZodString;
                                state: z.ZodEnum<{
                                    "no-number": "no-number";
                                    "not-checked": "not-checked";
                                    "not-cited": "not-cited";
                                    "other-number": "other-number";
                                    "same-number": "same-number";
                                    "unread-number": "unread-number";
                                }>;
                                stated: z.ZodNullable<z.ZodString>;
                                passage: z.ZodNullable<z.ZodObject<{
                                    engine: z.ZodNullable<z.ZodString>;
                                    work: z.ZodNullable<z.ZodString>;
                                    from: z.ZodInt;
                                    to: z.ZodInt;
                                    text: z.ZodString;
                                }, z.core.$strip>>;
                            }, z.core.$strip>>;
                        }, z.core.$strip>>;
                        plots: z.ZodArray<z.ZodObject<{
                            outcome: z.ZodString;
                            kind: z.ZodEnum<{
                                dose: "dose";
                                "hazard-ratio": "hazard-ratio";
                                "mean-difference": "mean-difference";
                                "number-needed-to-treat": "number-needed-to-treat";
                                "odds-ratio": "odds-ratio";
                                "p-value": "p-value";
                                percentage: "percentage";
                                "percentage-change": "percentage-change";
                                "rate-ratio": "rate-ratio";
                                "risk-difference": "risk-difference";
                                "risk-ratio": "risk-ratio";
                                "sample-size": "sample-size";
                                "standardised-mean-difference": "standardised-mean-difference";
                            }>;
                            unit: z.ZodNullable<z.ZodString>;
                            rows: z.ZodArray<z.ZodString>;
                        }, z.core.$strip>>;
                    }, z.core.$strip>;
                    positions: z.ZodArray<z.ZodObject<{
                        text: z.ZodString;
                        engines: z.ZodArray<z.ZodString>;
                        passages: z.ZodArray<z.ZodObject<{
                            engine: z.ZodNullable<z.ZodString>;
                            work: z.ZodNullable<z.ZodString>;
                            from: z.ZodInt;
                            to: z.ZodInt;
                            text: z.ZodString;
                        }, z.core.$strip>>;
                    }, z.core.$strip>>;
                    statements: z.ZodArray<z.ZodObject<{
                        id: z.ZodString;
                        text: z.ZodString;
                        stances: z.ZodArray<z.ZodObject<{
                            engine: z.ZodString;
                            stance: z.ZodEnum<{
                                contradicts: "contradicts";
                                silent: "silent";
                                states: "states";
                            }>;
                            differs_in: z.ZodArray<z.ZodEnum<{
                                direction: "direction";
                                negation: "negation";
                                number: "number";
                            }>>;
                            confirmation: z.ZodNullable<z.ZodEnum<{
                                agreed: "agreed";
                                asked: "asked";
                                disputed: "disputed";
                                "one-judge": "one-judge";
                            }>>;
                            passages: z.ZodArray<z.ZodObject<{
                                engine: z.ZodNullable<z.ZodString>;
                                work: z.ZodNullable<z.ZodString>;
                                from: z.ZodInt;
                                to: z.ZodInt;
                                text: z.ZodString;
                            }, z.core.$strip>>;
                            works: z.ZodArray<z.ZodString>;
                        }, z.core.$strip>>;
                        works: z.ZodArray<z.ZodString>;
                    }, z.core.$strip>>;
                    citations: z.ZodArray<z.ZodObject<{
                        id: z.ZodString;
                        engine: z.ZodString;
                        work: z.ZodString;
                        relation: z.ZodEnum<{
                            contradicts: "contradicts";
                            supports: "supports";
                        }>;
                        sentence: z.ZodString;
                        passage: z.ZodObject<{
                            engine: z.ZodNullable<z.ZodString>;
                            work: z.ZodNullable<z.ZodString>;
                            from: z.ZodInt;
                            to: z.ZodInt;
                            text: z.ZodString;
                        }, z.core.$strip>;
                        confirmation: z.ZodEnum<{
                            agreed: "agreed";
                            asked: "asked";
                            disputed: "disputed";
                            "one-judge": "one-judge";
                        }>;
                    }, z.core.$strip>>;
                    unchecked: z.ZodArray<z.ZodString>;
                    uncited: z.ZodArray<z.ZodInt>;
                    synthesis: z.ZodArray<z.ZodObject<{
                        text: z.ZodString;
                        role: z.ZodEnum<{
                            agreement: "agreement";
                            caveat: "caveat";
                            dissent: "dissent";
                            literature: "literature";
                        }>;
                        engines: z.ZodArray<z.ZodString>;
                        works: z.ZodArray<z.ZodString>;
                        passages: z.ZodArray<z.ZodObject<{
                            engine: z.ZodNullable<z.ZodString>;
                            work: z.ZodNullable<z.ZodString>;
                            from: z.ZodInt;
                            to: z.ZodInt;
                            text: z.ZodString;
                        }, z.core.$strip>>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                findings: z.ZodObject<{
                    version: z.ZodInt;
                    ledger: z.ZodObject<{
                        state: z.ZodEnum<{
                            failed: "failed";
                            pending: "pending";
                            ready: "ready";
                        }>;
                        reason: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>;
                    overview: z.ZodObject<{
                        state: z.ZodEnum<{
                            failed: "failed";
                            pending: "pending";
                            ready: "ready";
                        }>;
                        reason: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>;
                    judged_since: z.ZodNullable<z.ZodISODateTime>;
                }, z.core.$strip>;
                abstracts: z.ZodEnum<{
                    included: "included";
                    "left-out": "left-out";
                }>;
            }, z.core.$strip>>;
            unchanged: z.ZodArray<z.ZodUUID>;
            previous: z.ZodNullable<z.ZodUUID>;
        }, z.core.$strip>;
    };
    renameSession: {
        readonly method: "PATCH";
        readonly path: "/api/v1/chat/sessions/:id/";
        readonly access: "user";
        readonly summary: "Rename a session";
        readonly params: z.ZodObject<{
            id: z.ZodUUID;
        }, z.core.$strip>;
        readonly body: z.ZodObject<{
            title: z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodString>;
        }, z.core.$strict>;
        readonly reply: z.ZodObject<{
            session_id: z.ZodUUID;
            title: z.ZodString;
            total_messages: z.ZodInt;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
            verdicts: z.ZodOptional<z.ZodObject<{
                of: z.ZodEnum<{
                    engines: "engines";
                    literature: "literature";
                }>;
                counts: z.ZodRecord<z.ZodEnum<{
                    mixed: "mixed";
                    no: "no";
                    unclear: "unclear";
                    yes: "yes";
                }> & z.core.$partial, z.ZodInt>;
            }, z.core.$strip>>;
            snippet: z.ZodOptional<z.ZodObject<{
                engine: z.ZodNullable<z.ZodString>;
                text: z.ZodString;
                marks: z.ZodArray<z.ZodObject<{
                    from: z.ZodInt;
                    to: z.ZodInt;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    deleteSession: {
        readonly method: "DELETE";
        readonly path: "/api/v1/chat/sessions/:id/";
        readonly access: "user";
        readonly summary: "Delete a session for good";
        readonly params: z.ZodObject<{
            id: z.ZodUUID;
        }, z.core.$strip>;
    };
    share: {
        readonly method: "GET";
        readonly path: "/api/v1/chat/sessions/:id/share/";
        readonly access: "user";
        readonly summary: "The link by which others read a session, if there is one";
        readonly params: z.ZodObject<{
            id: z.ZodUUID;
        }, z.core.$strip>;
        readonly reply: z.ZodObject<{
            token: z.ZodNullable<z.ZodString>;
        }, z.core.$strip>;
    };
    shareSession: {
        readonly method: "POST";
        readonly path: "/api/v1/chat/sessions/:id/share/";
        readonly access: "user";
        readonly summary: "Let anyone who has the link read a session; the same link until it is revoked";
        readonly params: z.ZodObject<{
            id: z.ZodUUID;
        }, z.core.$strip>;
        readonly body: z.ZodObject<{}, z.core.$strict>;
        readonly reply: z.ZodObject<{
            token: z.ZodNullable<z.ZodString>;
        }, z.core.$strip>;
    };
    unshareSession: {
        readonly method: "DELETE";
        readonly path: "/api/v1/chat/sessions/:id/share/";
        readonly access: "user";
        readonly summary: "Revoke the link; it never works again";
        readonly params: z.ZodObject<{
            id: z.ZodUUID;
        }, z.core.$strip>;
        readonly reply: z.ZodObject<{
            token: z.ZodNullable<z.ZodString>;
        }, z.core.$strip>;
    };
    sharedSession: {
        readonly method: "GET";
        readonly path: "/api/v1/shared/:token/";
        readonly access: "anyone";
        readonly summary: "A session that somebody shares, without any word of whose it is";
        readonly params: z.ZodObject<{
            token: z.ZodString;
        }, z.core.$strip>;
        readonly reply: z.ZodObject<{
            title: z.ZodString;
            created_at: z.ZodISODateTime;
            updated_at: z.ZodISODateTime;
            conversations: z.ZodArray<z.ZodObject<{
                turn_id: z.ZodUUID;
                version: z.ZodString;
                created_at: z.ZodISODateTime;
                ended_at: z.ZodNullable<z.ZodISODateTime>;
                messages: z.ZodArray<z.ZodObject<{
                    role: z.ZodEnum<{
                        assistant: "assistant";
                        user: "user";
                    }>;
                    content: z.ZodString;
                    content_multiple: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
                }, z.core.$strip>>;
                answers: z.ZodArray<z.ZodObject<{
                    tokens_in: z.ZodNullable<z.ZodInt>;
                    tokens_out: z.ZodNullable<z.ZodInt>;
                    finish_reason: z.ZodNullable<z.ZodString>;
                    cut_short: z.ZodDefault<z.ZodNullable<z.ZodEnum<{
                        "content-filter": "content-filter";
                        length: "length";
                        "too-long": "too-long";
                        unfinished: "unfinished";
                    }>>>;
                    vendor_sources: z.ZodArray<z.ZodObject<{
                        url: z.ZodString;
                        title: z.ZodOptional<z.ZodString>;
                    }, z.core.$strip>>;
                    engine: z.ZodString;
                    label: z.ZodString;
                    mode: z.ZodEnum<{
                        demo: "demo";
                        example: "example";
                        live: "live";
                        off: "off";
                    }>;
                    model: z.ZodString;
                    state: z.ZodEnum<{
                        done: "done";
                        failed: "failed";
                        interrupted: "interrupted";
                        stopped: "stopped";
                        thinking: "thinking";
                        waiting: "waiting";
                        writing: "writing";
                    }>;
                    error: z.ZodNullable<z.ZodObject<{
                        code: z.ZodEnum<{
                            "engine-context": "engine-context";
                            "engine-cut": "engine-cut";
                            "engine-garbage": "engine-garbage";
                            "engine-interrupted": "engine-interrupted";
                            "engine-key": "engine-key";
                            "engine-off": "engine-off";
                            "engine-overloaded": "engine-overloaded";
                            "engine-quota": "engine-quota";
                            "engine-refused": "engine-refused";
                            "engine-rejected": "engine-rejected";
                            "engine-timeout": "engine-timeout";
                            "engine-unreachable": "engine-unreachable";
                        }>;
                        message: z.ZodString;
                        retryable: z.ZodBoolean;
                        retry_after_s: z.ZodOptional<z.ZodNumber>;
                    }, z.core.$strip>>;
                    attempt: z.ZodInt;
                    started_at: z.ZodNullable<z.ZodISODateTime>;
                    ended_at: z.ZodNullable<z.ZodISODateTime>;
                    first_token_ms: z.ZodNullable<z.ZodNumber>;
                    total_ms: z.ZodNullable<z.ZodNumber>;
                    parameters: z.ZodRecord<z.ZodString, z.ZodUnknown>;
                }, z.core.$strip>>;
                evidence: z.ZodNullable<z.ZodObject<{
                    searched_at: z.ZodISODateTime;
                    query: z.ZodString;
                    note: z.ZodOptional<z.ZodString>;
                    sources: z.ZodArray<z.ZodObject<{
                        id: z.ZodString;
                        label: z.ZodString;
                        state: z.ZodEnum<{
                            failed: "failed";
                            found: "found";
                            late: "late";
                            nothing: "nothing";
                        }>;
                        found: z.ZodInt;
                        message: z.ZodNullable<z.ZodString>;
                        query: z.ZodOptional<z.ZodString>;
                    }, z.core.$strip>>;
                    works: z.ZodArray<z.ZodObject<{
                        number: z.ZodInt;
                        citation: z.ZodObject<{
                            source: z.ZodString;
                            title: z.ZodString;
                            also_titled: z.ZodOptional<z.ZodArray<z.ZodString>>;
                            authors: z.ZodArray<z.ZodObject<{
                                family: z.ZodString;
                                given: z.ZodNullable<z.ZodString>;
                                group: z.ZodBoolean;
                            }, z.core.$strip>>;
                            journal: z.ZodNullable<z.ZodString>;
                            journal_short: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                            year: z.ZodNullable<z.ZodInt>;
                            online_year: z.ZodDefault<z.ZodNullable<z.ZodInt>>;
                            volume: z.ZodNullable<z.ZodString>;
                            issue: z.ZodNullable<z.ZodString>;
                            pages: z.ZodNullable<z.ZodString>;
                            pmid: z.ZodNullable<z.ZodString>;
                            pmcid: z.ZodNullable<z.ZodString>;
                            doi: z.ZodNullable<z.ZodString>;
                            nct: z.ZodArray<z.ZodString>;
                            trial: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                            became: z.ZodDefault<z.ZodNullable<z.ZodObject<{
                                doi: z.ZodNullable<z.ZodString>;
                                pmid: z.ZodNullable<z.ZodString>;
                            }, z.core.$strip>>>;
                            url: z.ZodNullable<z.ZodString>;
                            abstract: z.ZodNullable<z.ZodString>;
                            abstract_source: z.ZodDefault<z.ZodEnum<{
                                published: "published";
                                "sextant-summary": "sextant-summary";
                            }>>;
                            study_type: z.ZodEnum<{
                                "case-report": "case-report";
                                "clinical-trial": "clinical-trial";
                                comment: "comment";
                                guideline: "guideline";
                                laboratory: "laboratory";
                                "meta-analysis": "meta-analysis";
                                notice: "notice";
                                "observational-study": "observational-study";
                                other: "other";
                                preprint: "preprint";
                                "randomized-trial": "randomized-trial";
                                "registry-record": "registry-record";
                                review: "review";
                                "systematic-review": "systematic-review";
                            }>;
                            n: z.ZodNullable<z.ZodInt>;
                            status: z.ZodEnum<{
                                concern: "concern";
                                corrected: "corrected";
                                current: "current";
                                retracted: "retracted";
                                unknown: "unknown";
                            }>;
                            notices: z.ZodArray<z.ZodObject<{
                                kind: z.ZodEnum<{
                                    concern: "concern";
                                    concerns: "concerns";
                                    corrects: "corrects";
                                    erratum: "erratum";
                                    republication: "republication";
                                    retraction: "retraction";
                                    retracts: "retracts";
                                }>;
                                reference: z.ZodString;
                                pmid: z.ZodNullable<z.ZodString>;
                            }, z.core.$strip>>;
                            mesh: z.ZodArray<z.ZodString>;
                        }, z.core.$strip>;
                    }, z.core.$strip>>;
                    topics: z.ZodOptional<z.ZodObject<{
                        are_near: z.ZodBoolean;
                        names: z.ZodArray<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                ledger: z.ZodNullable<z.ZodObject<{
                    version: z.ZodLiteral<5>;
                    checked_at: z.ZodISODateTime;
                    rows: z.ZodArray<z.ZodObject<{
                        id: z.ZodString;
                        number: z.ZodNullable<z.ZodInt>;
                        label: z.ZodString;
                        missing_number: z.ZodNullable<z.ZodInt>;
                        identifiers: z.ZodArray<z.ZodObject<{
                            kind: z.ZodEnum<{
                                doi: "doi";
                                nct: "nct";
                                pmcid: "pmcid";
                                pmid: "pmid";
                                url: "url";
                            }>;
                            value: z.ZodString;
                        }, z.core.$strip>>;
                        citation: z.ZodNullable<z.ZodObject<{
                            source: z.ZodString;
                            title: z.ZodString;
                            also_titled: z.ZodOptional<z.ZodArray<z.ZodString>>;
                            authors: z.ZodArray<z.ZodObject<{
                                family: z.ZodString;
                                given: z.ZodNullable<z.ZodString>;
                                group: z.ZodBoolean;
                            }, z.core.$strip>>;
                            journal: z.ZodNullable<z.ZodString>;
                            journal_short: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                            year: z.ZodNullable<z.ZodInt>;
                            online_year: z.ZodDefault<z.ZodNullable<z.ZodInt>>;
                            volume: z.ZodNullable<z.ZodString>;
                            issue: z.ZodNullable<z.ZodString>;
                            pages: z.ZodNullable<z.ZodString>;
                            pmid: z.ZodNullable<z.ZodString>;
                            pmcid: z.ZodNullable<z.ZodString>;
                            doi: z.ZodNullable<z.ZodString>;
                            nct: z.ZodArray<z.ZodString>;
                            trial: z.ZodDefault<z.ZodNullable<z.ZodString>>;
                            became: z.ZodDefault<z.ZodNullable<z.ZodObject<{
                                doi: z.ZodNullable<z.ZodString>;
                                pmid: z.ZodNullable<z.ZodString>;
                            }, z.core.$strip>>>;
                            url: z.ZodNullable<z.ZodString>;
                            abstract: z.ZodNullable<z.ZodString>;
                            abstract_source: z.ZodDefault<z.ZodEnum<{
                                published: "published";
                                "sextant-summary": "sextant-summary";
                            }>>;
                            study_type: z.ZodEnum<{
                                "case-report": "case-report";
                                "clinical-trial": "clinical-trial";
                                comment: "comment";
                                guideline: "guideline";
                                laboratory: "laboratory";
                                "meta-analysis": "meta-analysis";
                                notice: "notice";
                                "observational-study": "observational-study";
                                other: "other";
                                preprint: "preprint";
                                "randomized-trial": "randomized-trial";
                                "registry-record": "registry-record";
                                review: "review";
                                "systematic-review": "systematic-review";
                            }>;
                            n: z.ZodNullable<z.ZodInt>;
                            status: z.ZodEnum<{
                                concern: "concern";
                                corrected: "corrected";
                                current: "current";
                                retracted: "retracted";
                                unknown: "unknown";
                            }>;
                            notices: z.ZodArray<z.ZodObject<{
                                kind: z.ZodEnum<{
                                    concern: "concern";
                                    concerns: "concerns";
                                    corrects: "corrects";
                                    erratum: "erratum";
                                    republication: "republication";
                                    retraction: "retraction";
                                    retracts: "retracts";
                                }>;
                                reference: z.ZodString;
                                pmid: z.ZodNullable<z.ZodString>;
                            }, z.core.$strip>>;
                            mesh: z.ZodArray<z.ZodString>;
                        }, z.core.$strip>>;
                        found: z.ZodEnum<{
                            known: "known";
                            "not-found": "not-found";
                            unknown: "unknown";
                            "web-page": "web-page";
                        }>;
                        found_reason: z.ZodNullable<z.ZodString>;
                        publication: z.ZodNullable<z.ZodEnum<{
                            concern: "concern";
                            corrected: "corrected";
                            current: "current";
                            retracted: "retracted";
                            unchecked: "unchecked";
                        }>>;
                        publication_reason: z.ZodNullable<z.ZodString>;
                        not_asked: z.ZodArray<z.ZodString>;
                        article: z.ZodNullable<z.ZodObject<{
                            title: z.ZodString;
                            journal: z.ZodNullable<z.ZodString>;
                            year: z.ZodNullable<z.ZodInt>;
                            pmid: z.ZodNullable<z.ZodString>;
                            doi: z.ZodNullable<z.ZodString>;
                        }, z.core.$strip>>;
                        abstract_source: z.ZodNullable<z.ZodEnum<{
                            published: "published";
                            "sextant-summary": "sextant-summary";
                        }>>;
                        checked_by: z.ZodArray<z.ZodString>;
                        checked_at: z.ZodISODateTime;
                        mentions: z.ZodArray<z.ZodObject<{
                            engine: z.ZodString;
                            from: z.ZodInt;
                            to: z.ZodInt;
                            form: z.ZodEnum<{
                                "author-year": "author-year";
                                doi: "doi";
                                footnote: "footnote";
                                "journal-year": "journal-year";
                                medrxiv: "medrxiv";
                                nct: "nct";
                                number: "number";
                                pmcid: "pmcid";
                                pmid: "pmid";
                                superscript: "superscript";
                                title: "title";
                                trial: "trial";
                                "url-article": "url-article";
                                "url-web": "url-web";
                            }>;
                            cluster: z.ZodInt;
                            entry: z.ZodNullable<z.ZodObject<{
                                from: z.ZodInt;
                                to: z.ZodInt;
                            }, z.core.$strip>>;
                            called: z.ZodOptional<z.ZodString>;
                            in_list: z.ZodBoolean;
                            statement: z.ZodString;
                            stated: z.ZodObject<{
                                authors: z.ZodArray<z.ZodString>;
                                year: z.ZodNullable<z.ZodInt>;
                                journal: z.ZodNullable<z.ZodString>;
                                title: z.ZodNullable<z.ZodString>;
                                trial: z.ZodNullable<z.ZodString>;
                                identifiers: z.ZodArray<z.ZodObject<{
                                    kind: z.ZodEnum<{
                                        doi: "doi";
                                        nct: "nct";
                                        pmcid: "pmcid";
                                        pmid: "pmid";
                                        url: "url";
                                    }>;
                                    value: z.ZodString;
                                }, z.core.$strip>>;
                            }, z.core.$strip>;
                            state: z.ZodEnum<{
                                mismatch: "mismatch";
                                "not-found": "not-found";
                                unknown: "unknown";
                                verified: "verified";
                            }>;
                            differs: z.ZodArray<z.ZodObject<{
                                fact: z.ZodEnum<{
                                    authors: "authors";
                                    identifier: "identifier";
                                    journal: "journal";
                                    title: "title";
                                    trial: "trial";
                                    year: "year";
                                }>;
                                stated: z.ZodString;
                                recorded: z.ZodString;
                                said_by: z.ZodString;
                            }, z.core.$strip>>;
                            reason: z.ZodNullable<z.ZodString>;
                            support: z.ZodNullable<z.ZodObject<{
                                relation: z.ZodEnum<{
                                    missing: "missing";
                                    "same-topic": "same-topic";
                                    supports: "supports";
                                    unsettled: "unsettled";
                                }>;
                                sentence: z.ZodNullable<z.ZodObject<{
                                    text: z.ZodString;
                                    from: z.ZodInt;
                                    to: z.ZodInt;
                                }, z.core.$strip>>;
                            }, z.core.$strip>>;
                            numbers: z.ZodArray<z.ZodObject<{
                                from: z.ZodInt;
                                to: z.ZodInt;
                                text: z.ZodString;
                                recorded: z.ZodObject<{
                                    text: z.ZodString;
                                    from: z.ZodInt;
                                    to: z.ZodInt;
                                }, z.core.$strip>;
                            }, z.core.$strip>>;
                        }, z.core.$strip>>;
                        searched_by: z.ZodArray<z.ZodString>;
                    }, z.core.$strip>>;
                    scores: z.ZodArray<z.ZodObject<{
                        engine: z.ZodString;
                        attempt: z.ZodOptional<z.ZodInt>;
                        read: z.ZodOptional<z.ZodObject<{
                            length: z.ZodInt;
                            digest: z.ZodString;
                        }, z.core.$strip>>;
                        works: z.ZodInt;
                        mentions: z.ZodInt;
                        verified: z.ZodInt;
                        mismatch: z.ZodInt;
                        not_found: z.ZodInt;
                        retracted: z.ZodInt;
                        unchecked: z.ZodInt;
                        unknown: z.ZodInt;
                        web_pages: z.ZodInt;
                    }, z.core.$strip>>;
                    unreached: z.ZodDefault<z.ZodArray<z.ZodObject<{
                        id: z.ZodString;
                        label: z.ZodString;
                        message: z.ZodString;
                        again_at: z.ZodNullable<z.ZodISODateTime>;
                    }, z.core.$strip>>>;
                }, z.core.$strip>>;
                overview: z.ZodNullable<z.ZodObject<{
                    version: z.ZodLiteral<4>;
                    made_at: z.ZodISODateTime;
                    judgement: z.ZodObject<{
                        state: z.ZodEnum<{
                            done: "done";
                            none: "none";
                            open: "open";
                            second: "second";
                        }>;
                        judge: z.ZodNullable<z.ZodObject<{
                            engine: z.ZodString;
                            label: z.ZodString;
                            model: z.ZodString;
                            tokens_in: z.ZodNullable<z.ZodInt>;
                            tokens_out: z.ZodNullable<z.ZodInt>;
                            cost_usd: z.ZodNullable<z.ZodNumber>;
                        }, z.core.$strip>>;
                        second: z.ZodNullable<z.ZodObject<{
                            engine: z.ZodString;
                            label: z.ZodString;
                            model: z.ZodString;
                            tokens_in: z.ZodNullable<z.ZodInt>;
                            tokens_out: z.ZodNullable<z.ZodInt>;
                            cost_usd: z.ZodNullable<z.ZodNumber>;
                        }, z.core.$strip>>;
                        missing: z.ZodNullable<z.ZodObject<{
                            why: z.ZodEnum<{
                                "by-reader": "by-reader";
                                failed: "failed";
                                "limit-server": "limit-server";
                                "limit-user": "limit-user";
                                "no-key": "no-key";
                                "no-live-engine": "no-live-engine";
                                "nothing-to-ask": "nothing-to-ask";
                                "nothing-to-judge": "nothing-to-judge";
                                off: "off";
                                "only-one-live": "only-one-live";
                            }>;
                            reason: z.ZodString;
                        }, z.core.$strip>>;
                        second_missing: z.ZodNullable<z.ZodObject<{
                            why: z.ZodEnum<{
                                "by-reader": "by-reader";
                                failed: "failed";
                                "limit-server": "limit-server";
                                "limit-user": "limit-user";
                                "no-key": "no-key";
                                "no-live-engine": "no-live-engine";
                                "nothing-to-ask": "nothing-to-ask";
                                "nothing-to-judge": "nothing-to-judge";
                                off: "off";
                                "only-one-live": "only-one-live";
                            }>;
                            reason: z.ZodString;
                        }, z.core.$strip>>;
                        dropped: z.ZodArray<z.ZodObject<{
                            why: z.ZodEnum<{
                                "another-answer": "another-answer";
                                "another-matter": "another-matter";
                                "by-rules": "by-rules";
                                "names-engines": "names-engines";
                                "no-claim": "no-claim";
                                "no-finding": "no-finding";
                                "no-such-answer": "no-such-answer";
                                "not-comparable": "not-comparable";
                                "not-in-abstract": "not-in-abstract";
                                "not-in-answer": "not-in-answer";
                                number: "number";
                                "one-sided": "one-sided";
                                "same-number": "same-number";
                                "too-many": "too-many";
                            }>;
                            count: z.ZodInt;
                        }, z.core.$strip>>;
                        synthesis_missing: z.ZodNullable<z.ZodString>;
                        cut: z.ZodArray<z.ZodString>;
                        works_left_out: z.ZodInt;
                    }, z.core.$strip>;
                    asked: z.ZodInt;
                    answered: z.ZodArray<z.ZodString>;
                    read: z.ZodOptional<z.ZodArray<z.ZodObject<{
                        length: z.ZodInt;
                        digest: z.ZodString;
                        engine: z.ZodString;
                    }, z.core.$strip>>>;
                    demo: z.ZodArray<z.ZodString>;
                    question_kind: z.ZodEnum<{
                        open: "open";
                        "yes-no": "yes-no";
                    }>;
                    engines: z.ZodArray<z.ZodObject<{
                        by: z.ZodEnum<{
                            judge: "judge";
                            rules: "rules";
                        }>;
                        confirmation: z.ZodNullable<z.ZodEnum<{
                            agreed: "agreed";
                            asked: "asked";
                            disputed: "disputed";
                            "one-judge": "one-judge";
                        }>>;
                        engine: z.ZodString;
                        verdict: z.ZodNullable<z.ZodEnum<{
                            mixed: "mixed";
                            no: "no";
                            "no-answer": "no-answer";
                            unclear: "unclear";
                            yes: "yes";
                        }>>;
                        reason: z.ZodString;
                        passage: z.ZodNullable<z.ZodObject<{
                            engine: z.ZodNullable<z.ZodString>;
                            work: z.ZodNullable<z.ZodString>;
                            from: z.ZodInt;
                            to: z.ZodInt;
                            text: z.ZodString;
                        }, z.core.$strip>>;
                        bottom_line: z.ZodDefault<z.ZodNullable<z.ZodObject<{
                            engine: z.ZodNullable<z.ZodString>;
                            work: z.ZodNullable<z.ZodString>;
                            from: z.ZodInt;
                            to: z.ZodInt;
                            text: z.ZodString;
                        }, z.core.$strip>>>;
                    }, z.core.$strip>>;
                    literature: z.ZodObject<{
                        verdicts: z.ZodArray<z.ZodObject<{
                            work: z.ZodString;
                            title: z.ZodString;
                            year: z.ZodNullable<z.ZodInt>;
                            study_type: z.ZodEnum<{
                                "case-report": "case-report";
                                "clinical-trial": "clinical-trial";
                                comment: "comment";
                                guideline: "guideline";
                                laboratory: "laboratory";
                                "meta-analysis": "meta-analysis";
                                notice: "notice";
                                "observational-study": "observational-study";
                                other: "other";
                                preprint: "preprint";
                                "randomized-trial": "randomized-trial";
                                "registry-record": "registry-record";
                                review: "review";
                                "systematic-review": "systematic-review";
                            }>;
                            n: z.ZodNullable<z.ZodInt>;
                            verdict: z.ZodNullable<z.ZodEnum<{
                                mixed: "mixed";
                                no: "no";
                                unclear: "unclear";
                                yes: "yes";
                            }>>;
                            reason: z.ZodString;
                            passage: z.ZodNullable<z.ZodObject<{
                                engine: z.ZodNullable<z.ZodString>;
                                work: z.ZodNullable<z.ZodString>;
                                from: z.ZodInt;
                                to: z.ZodInt;
                                text: z.ZodString;
                            }, z.core.$strip>>;
                            cited_by: z.ZodArray<z.ZodString>;
                            by: z.ZodEnum<{
                                judge: "judge";
                                rules: "rules";
                            }>;
                        }, z.core.$strip>>;
                        left_out: z.ZodArray<z.ZodObject<{
                            work: z.ZodString;
                            title: z.ZodNullable<z.ZodString>;
                            why: z.ZodEnum<{
                                concern: "concern";
                                mismatch: "mismatch";
                                "no-abstract": "no-abstract";
                                "no-verdict": "no-verdict";
                                "not-found": "not-found";
                                notice: "notice";
                                "off-question": "off-question";
                                retracted: "retracted";
                                unchecked: "unchecked";
                                unknown: "unknown";
                            }>;
                            cited_by: z.ZodArray<z.ZodString>;
                        }, z.core.$strip>>;
                    }, z.core.$strip>;
                    studies: z.ZodObject<{
                        rows: z.ZodArray<z.ZodObject<{
                            id: z.ZodString;
                            work: z.ZodString;
                            outcome: z.ZodString;
                            effect: z.ZodNullable<z.ZodObject<{
                                kind: z.ZodEnum<{
                                    dose: "dose";
                                    "hazard-ratio": "hazard-ratio";
                                    "mean-difference": "mean-difference";
                                    "number-needed-to-treat": "number-needed-to-treat";
                                    "odds-ratio": "odds-ratio";
                                    "p-value": "p-value";
                                    percentage: "percentage";
                                    "percentage-change": "percentage-change";
                                    "rate-ratio": "rate-ratio";
                                    "risk-difference": "risk-difference";
                                    "risk-ratio": "risk-ratio";
                                    "sample-size": "sample-size";
                                    "standardised-mean-difference": "standardised-mean-difference";
                                }>;
                                value: z.ZodNumber;
                                low: z.ZodNullable<z.ZodNumber>;
                                high: z.ZodNullable<z.ZodNumber>;
                                level: z.ZodNullable<z.ZodNumber>;
                                relation: z.ZodEnum<{
                                    "<": "<";
                                    "<=": "<=";
                                    "=": "=";
                                    ">": ">";
                                    ">=": ">=";
                                    "~": "~";
                                }>;
                                p: z.ZodNullable<z.ZodObject<{
                                    relation: z.ZodEnum<{
                                        "<": "<";
                                        "<=": "<=";
                                        "=": "=";
                                        ">": ">";
                                        ">=": ">=";
                                    }>;
                                    value: z.ZodNumber;
                                }, z.core.$strip>>;
                                unit: z.ZodNullable<z.ZodString>;
                                period: z.ZodNullable<z.ZodString>;
                                about: z.ZodString;
                            }, z.core.$strip>>;
                            written: z.ZodString;
                            passage: z.ZodNullable<z.ZodObject<{
                                engine: z.ZodNullable<z.ZodString>;
                                work: z.ZodNullable<z.ZodString>;
                                from: z.ZodInt;
                                to: z.ZodInt;
                                text: z.ZodString;
                            }, z.core.$strip>>;
                            cells: z.ZodArray<z.ZodObject<{
                                engine: z.ZodString;
                                state: z.ZodEnum<{
                                    "no-number": "no-number";
                                    "not-checked": "not-checked";
                                    "not-cited": "not-cited";
                                    "other-number": "other-number";
                                    "same-number": "same-number";
                                    "unread-number": "unread-number";
                                }>;
                                stated: z.ZodNullable<z.ZodString>;
                                passage: z.ZodNullable<z.ZodObject<{
                                    engine: z.ZodNullable<z.ZodString>;
                                    work: z.ZodNullable<z.ZodString>;
                                    from: z.ZodInt;
                                    to: z.ZodInt;
                                    text: z.ZodString;
                                }, z.core.$strip>>;
                            }, z.core.$strip>>;
                        }, z.core.$strip>>;
                        plots: z.ZodArray<z.ZodObject<{
                            outcome: z.ZodString;
                            kind: z.ZodEnum<{
                                dose: "dose";
                                "hazard-ratio": "hazard-ratio";
                                "mean-difference": "mean-difference";
                                "number-needed-to-treat": "number-needed-to-treat";
                                "odds-ratio": "odds-ratio";
                                "p-value": "p-value";
                                percentage: "percentage";
                                "percentage-change": "percentage-change";
                                "rate-ratio": "rate-ratio";
                                "risk-difference": "risk-difference";
                                "risk-ratio": "risk-ratio";
                                "sample-size": "sample-size";
                                "standardised-mean-difference": "standardised-mean-difference";
                            }>;
                            unit: z.ZodNullable<z.ZodString>;
                            rows: z.ZodArray<z.ZodString>;
                        }, z.core.$strip>>;
                    }, z.core.$strip>;
                    positions: z.ZodArray<z.ZodObject<{
                        text: z.ZodString;
                        engines: z.ZodArray<z.ZodString>;
                        passages: z.ZodArray<z.ZodObject<{
                            engine: z.ZodNullable<z.ZodString>;
                            work: z.ZodNullable<z.ZodString>;
                            from: z.ZodInt;
                            to: z.ZodInt;
                            text: z.ZodString;
                        }, z.core.$strip>>;
                    }, z.core.$strip>>;
                    statements: z.ZodArray<z.ZodObject<{
                        id: z.ZodString;
                        text: z.ZodString;
                        stances: z.ZodArray<z.ZodObject<{
                            engine: z.ZodString;
                            stance: z.ZodEnum<{
                                contradicts: "contradicts";
                                silent: "silent";
                                states: "states";
                            }>;
                            differs_in: z.ZodArray<z.ZodEnum<{
                                direction: "direction";
                                negation: "negation";
                                number: "number";
                            }>>;
                            confirmation: z.ZodNullable<z.ZodEnum<{
                                agreed: "agreed";
                                asked: "asked";
                                disputed: "disputed";
                                "one-judge": "one-judge";
                            }>>;
                            passages: z.ZodArray<z.ZodObject<{
                                engine: z.ZodNullable<z.ZodString>;
                                work: z.ZodNullable<z.ZodString>;
                                from: z.ZodInt;
                                to: z.ZodInt;
                                text: z.ZodString;
                            }, z.core.$strip>>;
                            works: z.ZodArray<z.ZodString>;
                        }, z.core.$strip>>;
                        works: z.ZodArray<z.ZodString>;
                    }, z.core.$strip>>;
                    citations: z.ZodArray<z.ZodObject<{
                        id: z.ZodString;
                        engine: z.ZodString;
                        work: z.ZodString;
                        relation: z.ZodEnum<{
                            contradicts: "contradicts";
                            supports: "supports";
                        }>;
                        sentence: z.ZodString;
                        passage: z.ZodObject<{
                            engine: z.ZodNullable<z.ZodString>;
                            work: z.ZodNullable<z.ZodString>;
                            from: z.ZodInt;
                            to: z.ZodInt;
                            text: z.ZodString;
                        }, z.core.$strip>;
                        confirmation: z.ZodEnum<{
                            agreed: "agreed";
                            asked: "asked";
                            disputed: "disputed";
                            "one-judge": "one-judge";
                        }>;
                    }, z.core.$strip>>;
                    unchecked: z.ZodArray<z.ZodString>;
                    uncited: z.ZodArray<z.ZodInt>;
                    synthesis: z.ZodArray<z.ZodObject<{
                        text: z.ZodString;
                        role: z.ZodEnum<{
                            agreement: "agreement";
                            caveat: "caveat";
                            dissent: "dissent";
                            literature: "literature";
                        }>;
                        engines: z.ZodArray<z.ZodString>;
                        works: z.ZodArray<z.ZodString>;
                        passages: z.ZodArray<z.ZodObject<{
                            engine: z.ZodNullable<z.ZodString>;
                            work: z.ZodNullable<z.ZodString>;
                            from: z.ZodInt;
                            to: z.ZodInt;
                            text: z.ZodString;
                        }, z.core.$strip>>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                findings: z.ZodObject<{
                    version: z.ZodInt;
                    ledger: z.ZodObject<{
                        state: z.ZodEnum<{
                            failed: "failed";
                            pending: "pending";
                            ready: "ready";
                        }>;
                        reason: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>;
                    overview: z.ZodObject<{
                        state: z.ZodEnum<{
                            failed: "failed";
                            pending: "pending";
                            ready: "ready";
                        }>;
                        reason: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>;
                    judged_since: z.ZodNullable<z.ZodISODateTime>;
                }, z.core.$strip>;
                abstracts: z.ZodEnum<{
                    included: "included";
                    "left-out": "left-out";
                }>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    structure: {
        readonly method: "GET";
        readonly path: "/api/v1/structures/:source/:id/";
        readonly access: "anyone";
        readonly summary: "Coordinates of a protein from RCSB PDB or AlphaFold DB, at most 8 MB";
        readonly params: z.ZodObject<{
            source: z.ZodEnum<{
                alphafold: "alphafold";
                rcsb: "rcsb";
            }>;
            id: z.ZodString;
        }, z.core.$strip>;
        readonly produces: "chemical/x-pdb";
    };
};
export type RouteName = keyof typeof routes;
/** What a call is asked with. */
export type CallInput<N extends RouteName> = InputOf<(typeof routes)[N]>;
/** What a call answers as JSON. */
export type CallReply<N extends RouteName> = ReplyOf<(typeof routes)[N]>;
/** Checks what a call answers; undefined where the table has no schemas, as in the built web. */
export type ReplySchema<N extends RouteName> = z.ZodType<CallReply<N>> | undefined;
