// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/callbackrules.h"
#include "base/exactrules.h"
#include "base/fetchrules.h"
#include "base/importrules.h"
#include "base/ledgerrules.h"
#include "base/outcomerules.h"
#include "base/planrules.h"
#include "base/receiverrules.h"
#include "base/rule.h"
#include "base/rulebookrules.h"
#include "base/signaturerules.h"
#include "base/taskrules.h"
#include "base/tunnelrules.h"

#include <array>
#include <optional>

// Each list is the rules of one table of sentences in src/wording, which does not compile while one of them has none.
// One rule a line:
// clang-format off

/// Requests of others that the listener or the simulator refused, and why no signature of them can be proved.
#define RUNLATCH_REFUSALS(rule) \
    rule(HttpRequestLine, "http.request-line") \
    rule(HttpVersion, "http.version") \
    rule(HttpBareLineFeed, "http.bare-line-feed") \
    rule(HttpFoldedLine, "http.folded-line") \
    rule(HttpHeaderLine, "http.header-line") \
    rule(HttpHeaderTooLarge, "http.header-too-large") \
    rule(HttpTooManyHeaders, "http.too-many-headers") \
    rule(HttpTwoHosts, "http.two-hosts") \
    rule(HttpNoHost, "http.no-host") \
    rule(HttpRepeatedLength, "http.repeated-length") \
    rule(HttpLength, "http.length") \
    rule(HttpLengthAndChunked, "http.length-and-chunked") \
    rule(HttpTransferCoding, "http.transfer-coding") \
    rule(HttpChunk, "http.chunk") \
    rule(HttpBodyTooLarge, "http.body-too-large") \
    rule(HttpRequestCut, "http.request-cut") \
    rule(HttpCrowded, "http.crowded") \
    rule(HttpNoRoom, "http.no-room") \
    rule(HttpHeaderTimeout, "http.header-timeout") \
    rule(HttpBodyTimeout, "http.body-timeout") \
    rule(BodyIncomplete, "body.incomplete") \
    rule(RequestPath, "request.path") \
    rule(RequestMethod, "request.method") \
    rule(RequestWebPage, "request.web-page") \
    rule(RequestHost, "request.host") \
    rule(RequestToken, "request.token") \
    rule(RequestAddress, "request.address") \
    rule(RequestOtherMethod, "request.other-method") \
    rule(RequestMediaType, "request.media-type") \
    rule(RequestRate, "request.rate") \
    rule(RequestBody, "request.body") \
    rule(RequestRunTaskToken, "request.run-task-token") \
    rule(RequestForbidden, "request.forbidden") \
    rule(RequestUnasked, "request.unasked") \
    rule(RefusalsMore, "refusals.more") \
    rule(MemoryFull, "memory.full") \
    rule(StoreBehind, "store.behind") \
    rule(TlsNoAgreement, "tls.no-agreement")

/// Obstacles to a reply, and replies that were not sent.
#define RUNLATCH_REPLIES(rule) \
    rule(ReplyOtherStore, "reply.other-store") \
    rule(ReplyVerification, "reply.verification") \
    rule(ReplyNotification, "reply.notification") \
    rule(ReplyNoCallbackUrl, "reply.no-callback-url") \
    rule(ReplyNoToken, "reply.no-token") \
    rule(ReplyTokenRemoved, "reply.token-removed") \
    rule(ReplyTokenLocked, "reply.token-locked") \
    rule(ReplyTokenReplaced, "reply.token-replaced") \
    rule(ReplyImported, "reply.imported") \
    rule(ReplyCopied, "reply.copied") \
    rule(ReplyUnproven, "reply.unproven") \
    rule(ReplyUnderWay, "reply.under-way") \
    rule(ReplyAlreadyFinal, "reply.already-final") \
    rule(ReplyMaybeFinal, "reply.maybe-final") \
    rule(ReplyMaybeAccepted, "reply.maybe-accepted") \
    rule(ReplyTooLate, "reply.too-late") \
    rule(ReplyNoOutcomes, "reply.no-outcomes") \
    rule(ReplyUnsupported, "reply.unsupported") \
    rule(ReplyLinkLocal, "reply.link-local") \
    rule(ReplyDraftTooLarge, "reply.draft-too-large") \
    rule(ReplyTooMany, "reply.too-many")

/// Answers of the service, or their absence.
#define RUNLATCH_EXCHANGES(rule) \
    rule(ArchiveNotCarriedOut, "archive.not-carried-out") \
    rule(ArchiveUnconfirmed, "archive.unconfirmed") \
    rule(NetworkUnknownHost, "network.unknown-host") \
    rule(NetworkSlowLookup, "network.slow-lookup") \
    rule(NetworkRefused, "network.refused") \
    rule(NetworkFailed, "network.failed") \
    rule(NetworkClosed, "network.closed") \
    rule(HttpCut, "http.cut") \
    rule(HttpTimeout, "http.timeout") \
    rule(HttpHeadTimeout, "http.head-timeout") \
    rule(HttpAnswer, "http.answer") \
    rule(HttpAnswerBody, "http.answer-body") \
    rule(HttpHtml, "http.html") \
    rule(HttpRedirect, "http.redirect") \
    rule(HttpStatus, "http.status") \
    rule(HttpTooLarge, "http.too-large") \
    rule(HttpUrl, "http.url") \
    rule(HttpMethod, "http.method") \
    rule(HttpHeader, "http.header") \
    rule(JsonEmpty, "json.empty") \
    rule(JsonHtml, "json.html") \
    rule(JsonBroken, "json.broken") \
    rule(JsonNotAnObject, "json.not-an-object") \
    rule(JsonMissing, "json.missing") \
    rule(JsonType, "json.type") \
    rule(ServiceName, "service.name") \
    rule(ServiceNoWorkspace, "service.no-workspace") \
    rule(ServiceUnreadableWorkspaces, "service.unreadable-workspaces") \
    rule(ServicePartOfWorkspaces, "service.part-of-workspaces") \
    rule(ServiceNotArchived, "service.not-archived") \
    rule(CallbackInvalid, "callback.invalid") \
    rule(ServiceOtherId, "service.other-id") \
    rule(ServiceOtherWorkspace, "service.other-workspace") \
    rule(AnswerClosed, "answer.closed") \
    rule(AnswerReset, "answer.reset") \
    rule(AnswerCut, "answer.cut") \
    rule(AnswerEndless, "answer.endless") \
    rule(AnswerSilence, "answer.silence") \
    rule(ListEndless, "list.endless") \
    rule(ListSamePage, "list.same-page") \
    rule(ListFewer, "list.fewer") \
    rule(ListEndUnknown, "list.end-unknown") \
    rule(ArchiveStopped, "archive.stopped")

/// Certificates: the other side's, and our own.
#define RUNLATCH_TRUST(rule) \
    rule(TlsExpired, "tls.expired") \
    rule(TlsNotYetValid, "tls.not-yet-valid") \
    rule(TlsWrongHost, "tls.wrong-host") \
    rule(TlsSelfSigned, "tls.self-signed") \
    rule(TlsUnknownIssuer, "tls.unknown-issuer") \
    rule(TlsChanged, "tls.changed") \
    rule(TlsRevoked, "tls.revoked") \
    rule(TlsHandshake, "tls.handshake") \
    rule(TlsFile, "tls.file") \
    rule(TlsNoCertificate, "tls.no-certificate") \
    rule(TlsNoKey, "tls.no-key") \
    rule(TlsPassphrase, "tls.passphrase") \
    rule(TlsKeyKind, "tls.key-kind") \
    rule(TlsMismatch, "tls.mismatch")

/// The parts of a connection, and where its API is.
#define RUNLATCH_CONNECTIONS(rule) \
    rule(ConnectionName, "connection.name") \
    rule(ConnectionNameTaken, "connection.name-taken") \
    rule(ConnectionAddress, "connection.address") \
    rule(SimulatorServiceName, "simulator.service-name") \
    rule(ConnectionMissing, "connection.missing") \
    rule(DiscoveryOtherHost, "discovery.other-host") \
    rule(DiscoveryNotEncrypted, "discovery.not-encrypted") \
    rule(DiscoveryOtherPort, "discovery.other-port")

/// Change requests to be created, and their queries.
#define RUNLATCH_CREATIONS(rule) \
    rule(CreateElsewhere, "create.elsewhere") \
    rule(CreateNoOrganization, "create.no-organization") \
    rule(CreateSubject, "create.subject") \
    rule(CreateMessage, "create.message") \
    rule(CreateNoTargets, "create.no-targets") \
    rule(CreateTarget, "create.target") \
    rule(CreateNoId, "create.no-id") \
    rule(CreateLookingUp, "create.looking-up") \
    rule(CreateNoConditions, "create.no-conditions") \
    RUNLATCH_EXACT_CREATIONS(rule) \
    rule(CreateActionType, "create.action-type") \
    rule(FileEncoding, "file.encoding") \
    rule(TargetsTooLarge, "targets.too-large") \
    rule(TargetsEncoding, "targets.encoding") \
    rule(CreateBoth, "create.both") \
    rule(CreateQueryType, "create.query-type") \
    rule(ExplorerNoField, "explorer.no-field") \
    rule(ExplorerNoValue, "explorer.no-value") \
    rule(ExplorerNumber, "explorer.number") \
    rule(ExplorerQuotes, "explorer.quotes") \
    rule(ExplorerValueList, "explorer.value-list") \
    rule(ExplorerTime, "explorer.time") \
    rule(ExplorerBoolean, "explorer.boolean") \
    rule(ExplorerOperator, "explorer.operator") \
    rule(ExplorerNoOperator, "explorer.no-operator") \
    rule(ExplorerOneValue, "explorer.one-value") \
    rule(ExplorerNotAskable, "explorer.not-askable") \
    rule(CreateOneValue, "create.one-value") \
    rule(CreateSeveralValues, "create.several-values") \
    rule(EditionNoOrganization, "edition.no-organization") \
    rule(EditionMissing, "edition.missing") \
    rule(EditionNoRight, "edition.no-right") \
    rule(ExplorerField, "explorer.field") \
    rule(ExplorerMember, "explorer.member") \
    rule(ExplorerParameter, "explorer.parameter") \
    rule(ExplorerEncoding, "explorer.encoding") \
    rule(ExplorerNothing, "explorer.nothing") \
    rule(ExplorerIndex, "explorer.index") \
    rule(ExplorerTooMany, "explorer.too-many")

/// This machine: ports, files, the stores, secrets, programs.
#define RUNLATCH_MACHINE(rule) \
    rule(ListenInUse, "listen.in-use") \
    rule(ListenNotPermitted, "listen.not-permitted") \
    rule(ListenAddress, "listen.address") \
    rule(StoreLocked, "store.locked") \
    rule(StoreNewer, "store.newer") \
    rule(StoreOlder, "store.older") \
    rule(StoreMissing, "store.missing") \
    rule(StoreUnreadable, "store.unreadable") \
    rule(StoreLogAlone, "store.log-alone") \
    rule(StoreChanging, "store.changing") \
    rule(StoreNotWritable, "store.not-writable") \
    rule(StoreOfOthers, "store.of-others") \
    rule(StoreCorrupt, "store.corrupt") \
    rule(StoreForeign, "store.foreign") \
    rule(StoreFull, "store.full") \
    rule(StoreFailed, "store.failed") \
    rule(StoreKey, "store.key") \
    rule(StoreOtherKey, "store.other-key") \
    rule(StoreKeyNeeded, "store.key-needed") \
    rule(StoreKeyEnded, "store.key-ended") \
    rule(StoreKeyLink, "store-key.link") \
    rule(StoreKeyNotAFile, "store-key.not-a-file") \
    rule(StoreKeyOpen, "store-key.open") \
    rule(StoreKeySize, "store-key.size") \
    rule(StoreKeyUnreadable, "store-key.unreadable") \
    rule(StoreKeyExists, "store-key.exists") \
    rule(StoreKeyUnwritten, "store-key.unwritten") \
    rule(StoreNoCapture, "store.no-capture") \
    rule(StoreUrl, "store.url") \
    rule(StorePasswordInUrl, "store.password-in-url") \
    rule(StoreNoPostgres, "store.no-postgresql") \
    rule(StoreUnreachable, "store.unreachable") \
    rule(StoreRefused, "store.refused") \
    rule(StoreCertificate, "store.certificate") \
    rule(StoreNoDatabase, "store.no-database") \
    rule(StoreNoRight, "store.no-right") \
    rule(StoreStandby, "store.standby") \
    rule(StoreEncoding, "store.encoding") \
    rule(StoreOtherSchema, "store.other-schema") \
    rule(StoreNoSchema, "store.no-schema") \
    rule(StoreNewerSchema, "store.newer-schema") \
    rule(StoreWeakServer, "store.weak-server") \
    rule(ReplayNoObject, "replay.no-object") \
    rule(ReplayNoMember, "replay.no-member") \
    rule(ReplayNothingFresh, "replay.nothing-fresh") \
    rule(SecretUnavailable, "secret.unavailable") \
    rule(SecretDenied, "secret.denied") \
    rule(SecretMissing, "secret.missing") \
    rule(SecretFile, "secret.file") \
    rule(SecretNoToken, "secret.no-token") \
    rule(SecretTooLarge, "secret.too-large") \
    rule(SecretEmpty, "secret.empty") \
    rule(TokenMissing, "token.missing") \
    rule(FileUnreadable, "file.unreadable") \
    rule(FileTooLarge, "file.too-large") \
    rule(TextTooLarge, "text.too-large") \
    rule(FileNotWritten, "file.not-written") \
    rule(FileForeignLink, "file.foreign-link") \
    rule(IntegrationNotListening, "integration.not-listening") \
    rule(CommandPortTaken, "command.port-taken") \
    rule(CommandNotStarted, "command.not-started") \
    rule(CommandEnded, "command.ended") \
    rule(CommandKilled, "command.killed") \
    rule(SimulatorStopped, "simulator.stopped") \
    rule(RunCanceled, "run.canceled") \
    rule(TargetUrl, "target.url") \
    rule(PublicUrl, "public-url") \
    rule(FaultName, "fault.name") \
    rule(FaultValue, "fault.value") \
    rule(FaultCount, "fault.count") \
    rule(FaultPlace, "fault.place") \
    rule(FaultProbability, "fault.probability") \
    rule(ExportFailed, "export.failed") \
    rule(ExportFull, "export.full") \
    rule(ExportNoFile, "export.no-file") \
    rule(ExportOntoStore, "export.onto-store") \
    rule(ExportCancelled, "export.cancelled") \
    rule(BaselineLine, "baseline.line") \
    rule(BaselineTooLong, "baseline.too-long") \
    rule(StateBroken, "state.broken") \
    rule(StateVersion, "state.version") \
    rule(StateKey, "state.key") \
    rule(StateMissing, "state.missing") \
    rule(StateValue, "state.value") \
    rule(StateTooLarge, "state.too-large")

/// The inspector's endpoints and listeners.
#define RUNLATCH_ENDPOINTS(rule) \
    rule(EndpointCount, "endpoint.count") \
    rule(EndpointName, "endpoint.name") \
    rule(EndpointPath, "endpoint.path") \
    rule(EndpointPathTwice, "endpoint.path-twice") \
    rule(EndpointKeys, "endpoint.keys") \
    rule(EndpointStatus, "endpoint.status") \
    rule(EndpointHeader, "endpoint.header") \
    rule(EndpointBody, "endpoint.body") \
    rule(EndpointDelay, "endpoint.delay") \
    rule(ListenCount, "listen.count") \
    rule(ListenUnproved, "listen.unproved")

/// Faults of a filter.
#define RUNLATCH_FILTERS(rule) \
    rule(FilterUnknownField, "filter.unknown-field") \
    rule(FilterNoValue, "filter.no-value") \
    rule(FilterNoWord, "filter.no-word") \
    rule(FilterChoice, "filter.choice") \
    rule(FilterTime, "filter.time") \
    rule(FilterNumber, "filter.number") \
    rule(FilterDuration, "filter.duration") \
    rule(FilterSize, "filter.size") \
    rule(FilterStatus, "filter.status") \
    rule(FilterComparison, "filter.comparison") \
    rule(FilterOr, "filter.or") \
    rule(FilterQuote, "filter.quote") \
    rule(FilterTooLong, "filter.too-long") \
    rule(FilterLongWord, "filter.long-word")

/// Mistakes in the text of a scenario; those of words, keys and values also of a rule book, whose lines are written alike.
#define RUNLATCH_SCENARIOS(rule) \
    rule(ScenarioTooLarge, "scenario.too-large") \
    rule(ScenarioTooManyLines, "scenario.too-many-lines") \
    rule(ScenarioEncoding, "scenario.encoding") \
    rule(ScenarioQuote, "scenario.quote") \
    rule(ScenarioStep, "scenario.step") \
    rule(ScenarioSubject, "scenario.subject") \
    rule(ScenarioNoSubject, "scenario.no-subject") \
    rule(ScenarioKey, "scenario.key") \
    rule(ScenarioKeyTwice, "scenario.key-twice") \
    rule(ScenarioKeyMissing, "scenario.key-missing") \
    rule(ScenarioNoValue, "scenario.no-value") \
    rule(ScenarioValue, "scenario.value") \
    rule(ScenarioNoFault, "scenario.no-fault") \
    rule(ScenarioNoRun, "scenario.no-run") \
    rule(ScenarioStage, "scenario.stage") \
    rule(ScenarioStageTwice, "scenario.stage-twice") \
    rule(ScenarioNothingExpected, "scenario.nothing-expected")

/// Findings of the linter in a payload or a callback.
#define RUNLATCH_LINT(rule) \
    rule(JsonEncoding, "json.encoding") \
    rule(JsonCompressed, "json.compressed") \
    rule(JsonPacked, "json.packed") \
    rule(JsonForm, "json.form") \
    rule(JsonEncodedTwice, "json.encoded-twice") \
    rule(JsonBom, "json.bom") \
    rule(JsonUtf8, "json.utf8") \
    rule(JsonSurrogate, "json.surrogate") \
    rule(JsonControl, "json.control") \
    rule(JsonEscape, "json.escape") \
    rule(JsonComma, "json.comma") \
    rule(JsonAfterEnd, "json.after-end") \
    rule(JsonNumber, "json.number") \
    rule(JsonNumberRange, "json.number-range") \
    rule(JsonNumberDigits, "json.number-digits") \
    rule(JsonDuplicateKey, "json.duplicate-key") \
    rule(JsonDepth, "json.depth") \
    rule(PayloadMissing, "payload.missing") \
    rule(PayloadFewKeys, "payload.few-keys") \
    rule(PayloadNull, "payload.null") \
    rule(PayloadType, "payload.type") \
    rule(PayloadUnknownValue, "payload.unknown-value") \
    rule(PayloadUnknownKey, "payload.unknown-key") \
    rule(PayloadMisspelt, "payload.misspelt") \
    rule(PayloadOlder, "payload.older") \
    rule(PayloadEmpty, "payload.empty") \
    rule(PayloadId, "payload.id") \
    rule(PayloadUrl, "payload.url") \
    rule(PayloadTime, "payload.time") \
    rule(PayloadPlanStage, "payload.plan-stage") \
    rule(CallbackMisspelt, "callback.misspelt") \
    rule(CallbackOutcomesMisplaced, "callback.outcomes-misplaced") \
    rule(CallbackMisplaced, "callback.misplaced") \
    rule(CallbackOtherName, "callback.other-name") \
    rule(CallbackNull, "callback.null") \
    rule(CallbackNoMessage, "callback.no-message") \
    rule(CallbackTooLong, "callback.too-long") \
    rule(CallbackTooMany, "callback.too-many") \
    rule(CallbackLongBody, "callback.long-body") \
    rule(CallbackBodySize, "callback.body-size") \
    rule(CallbackLines, "callback.lines") \
    rule(CallbackHtml, "callback.html") \
    rule(CallbackTagName, "callback.tag-name") \
    rule(CallbackTagCharacters, "callback.tag-characters") \
    rule(CallbackSameId, "callback.same-id") \
    rule(HeadNoContentType, "head.no-content-type") \
    rule(HeadContentType, "head.content-type") \
    rule(HeadUserAgent, "head.user-agent")

// clang-format on

namespace runlatch::base {

/// All rules. A rule is added to one of the lists above, and its sentence to src/wording. Names are printed and stored:
/// once released, a name keeps its meaning.
struct Rules
{
#define RUNLATCH_RULE(Name, text) static constexpr Rule Name{text};
    RUNLATCH_REFUSALS(RUNLATCH_RULE)
    RUNLATCH_REPLIES(RUNLATCH_RULE)
    RUNLATCH_CALLBACKS(RUNLATCH_RULE)
    RUNLATCH_SIGNATURES(RUNLATCH_RULE)
    RUNLATCH_RECEIVERS(RUNLATCH_RULE)
    RUNLATCH_EXCHANGES(RUNLATCH_RULE)
    RUNLATCH_TRUST(RUNLATCH_RULE)
    RUNLATCH_CONNECTIONS(RUNLATCH_RULE)
    RUNLATCH_CREATIONS(RUNLATCH_RULE)
    RUNLATCH_LEDGER(RUNLATCH_RULE)
    RUNLATCH_TASKS(RUNLATCH_RULE)
    RUNLATCH_MACHINE(RUNLATCH_RULE)
    RUNLATCH_ENDPOINTS(RUNLATCH_RULE)
    RUNLATCH_TUNNELS(RUNLATCH_RULE)
    RUNLATCH_FILTERS(RUNLATCH_RULE)
    RUNLATCH_SCENARIOS(RUNLATCH_RULE)
    RUNLATCH_RULEBOOKS(RUNLATCH_RULE)
    RUNLATCH_IMPORTS(RUNLATCH_RULE)
    RUNLATCH_FETCHES(RUNLATCH_RULE)
    RUNLATCH_PLANS(RUNLATCH_RULE)
    RUNLATCH_TEMPLATES(RUNLATCH_RULE)
    RUNLATCH_REPORTS(RUNLATCH_RULE)
    RUNLATCH_LINT(RUNLATCH_RULE)
#undef RUNLATCH_RULE

#define RUNLATCH_RULE(Name, text) Name,
    static constexpr std::array Refusals{RUNLATCH_REFUSALS(RUNLATCH_RULE)};
    static constexpr std::array Replies{RUNLATCH_REPLIES(RUNLATCH_RULE)};
    static constexpr std::array Callbacks{RUNLATCH_CALLBACKS(RUNLATCH_RULE)};
    static constexpr std::array Signatures{RUNLATCH_SIGNATURES(RUNLATCH_RULE)};
    static constexpr std::array Receivers{RUNLATCH_RECEIVERS(RUNLATCH_RULE)};
    static constexpr std::array Exchanges{RUNLATCH_EXCHANGES(RUNLATCH_RULE)};
    static constexpr std::array Trust{RUNLATCH_TRUST(RUNLATCH_RULE)};
    static constexpr std::array Connections{RUNLATCH_CONNECTIONS(RUNLATCH_RULE)};
    static constexpr std::array Creations{RUNLATCH_CREATIONS(RUNLATCH_RULE)};
    static constexpr std::array Ledger{RUNLATCH_LEDGER(RUNLATCH_RULE)};
    static constexpr std::array Tasks{RUNLATCH_TASKS(RUNLATCH_RULE)};
    static constexpr std::array Machine{RUNLATCH_MACHINE(RUNLATCH_RULE)};
    static constexpr std::array Endpoints{RUNLATCH_ENDPOINTS(RUNLATCH_RULE)};
    static constexpr std::array Tunnels{RUNLATCH_TUNNELS(RUNLATCH_RULE)};
    static constexpr std::array Filters{RUNLATCH_FILTERS(RUNLATCH_RULE)};
    static constexpr std::array Scenarios{RUNLATCH_SCENARIOS(RUNLATCH_RULE)};
    static constexpr std::array RuleBooks{RUNLATCH_RULEBOOKS(RUNLATCH_RULE)};
    static constexpr std::array Imports{RUNLATCH_IMPORTS(RUNLATCH_RULE)};
    static constexpr std::array Fetches{RUNLATCH_FETCHES(RUNLATCH_RULE)};
    static constexpr std::array Plans{RUNLATCH_PLANS(RUNLATCH_RULE)};
    static constexpr std::array Templates{RUNLATCH_TEMPLATES(RUNLATCH_RULE)};
    static constexpr std::array Reports{RUNLATCH_REPORTS(RUNLATCH_RULE)};
    static constexpr std::array Lint{RUNLATCH_LINT(RUNLATCH_RULE)};
#undef RUNLATCH_RULE

    /// The rule of a name that comes from a file or another program. nullopt for one that this version does not know.
    static std::optional<Rule> ofName(QStringView name);
};

} // namespace runlatch::base
