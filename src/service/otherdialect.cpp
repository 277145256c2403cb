// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/otherdialect.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::protocol::BulkActionDialect;

namespace runlatch::service {

namespace {

/// The parts of a dialect that a refusal points at.
struct Pointed
{
    bool actionType = false;
    bool placement = false;
    bool filter = false;
};

/// Tells whether `words` contain `name` as a whole word: "filter" and "filter[0]", but not "filtered". People read
/// "Action type" where a program has "action_type".
bool names(const QString &words, QLatin1StringView name)
{
    const QString pattern = QString(name).replace(u'_', "[_ -]"_L1);
    const QRegularExpression word(u"(?<![A-Za-z_])%1s?(?![A-Za-z_])"_s.arg(pattern),
                                  QRegularExpression::CaseInsensitiveOption);
    return words.contains(word);
}

bool saysMissing(const QString &words)
{
    static const QRegularExpression missing(u"missing|required|blank|empty|must be present|not given|\\bhas no\\b"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    return words.contains(missing);
}

/// Tells whether the words are about the structure of the body. Words about a field that does not exist are about its
/// contents.
bool speakOfStructure(const QString &words)
{
    static const QRegularExpression structure(
        u"\\b(type|object|array|list|hash|structure|unexpected|unpermitted|malformed|could not be (read|parsed)|"
        "(unknown|additional|extra) (key|attribute|member|parameter|propert(y|ies)))\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    return saysMissing(words) || words.contains(structure);
}

/// Tells whether the words call something invalid and do not say what is wrong with it: the other shape may be right.
bool saysInvalidAlone(const QString &words)
{
    static const QRegularExpression invalid(u"\\b(invalid|not valid)\\b"_s, QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression contents(u"\\b(conditions?|fields?|operators?|values?)\\b"_s,
                                             QRegularExpression::CaseInsensitiveOption);
    return words.contains(invalid) && !words.contains(contents);
}

/// Judges a refusal by its words. The user cannot write an action type, so a refusal that names it is about the
/// dialect.
Pointed byWords(const QString &words)
{
    const bool isMissing = saysMissing(words);
    const bool isOfStructure = speakOfStructure(words);
    const bool namesAction = names(words, "action_type"_L1);
    Pointed pointed;
    pointed.filter =
        (isOfStructure || saysInvalidAlone(words)) && (names(words, "filter"_L1) || names(words, "query"_L1));
    pointed.actionType = namesAction && !isMissing;
    pointed.placement = (namesAction && isMissing)
        || (isOfStructure
            && (names(words, "action_input"_L1) || names(words, "target_id"_L1) || names(words, "data"_L1)));
    return pointed;
}

/// Tells whether the pointer is about the dialect of the filter: it names a member of the other dialect, or the words
/// are about the structure. Anything else is about the user's query. `rest` is the part of the pointer after "query".
bool pointsAtFilter(const BulkActionDialect &refused, const QStringList &rest, const QString &words)
{
    if (rest.value(0, u"filter"_s) != "filter"_L1)
        return false;
    const bool isOfFlat = QStringList{u"field"_s, u"operator"_s, u"value"_s}.contains(rest.value(2));
    return speakOfStructure(words) || (isOfFlat && refused.filter == protocol::FilterDialect::Nested);
}

/// Judges a refusal by the place where the service looks for a member. "/data/attributes/query/filter/0" says that it
/// looks for "query" below "attributes".
Pointed byPointer(const BulkActionDialect &refused, QStringList path, const base::ServiceError &error)
{
    const QString words = error.title + u' ' + error.detail;
    path.removeFirst(); // "data"
    const bool isBelowAttributes = path.value(0) == "attributes"_L1;
    if (isBelowAttributes)
        path.removeFirst();
    const QString member = path.value(0);
    static const QRegularExpression named(u"\\A(action_type|action_inputs?|target_ids?|query)\\z"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    if (!named.match(member).hasMatch()) {
        Pointed pointed = byWords(words);
        const bool isWhole = member.isEmpty() || member == "type"_L1;
        pointed.placement = pointed.placement || (isWhole && (error.detail.isEmpty() || speakOfStructure(words)));
        return pointed;
    }
    const bool isWritten = isBelowAttributes == (refused.placement == BulkActionDialect::Placement::Attributes);
    return {.actionType = isWritten && member == "action_type"_L1,
            .placement = !isWritten,
            .filter = isWritten && member == "query"_L1 && pointsAtFilter(refused, path.mid(1), words)};
}

Pointed pointedAt(const BulkActionDialect &refused, const base::ServiceError &error)
{
    const QStringList path = error.pointer.split(u'/', Qt::SkipEmptyParts);
    return path.value(0) == "data"_L1 ? byPointer(refused, path, error)
                                      : byWords(error.title + u' ' + error.detail + u' ' + error.pointer);
}

/// Words about what the user wrote or chose, or about what the service does not do at all.
bool nameContents(const QString &words)
{
    static const QRegularExpression contents(
        u"\\b(subjects?|messages?|workspaces?|ws-[a-z0-9]+|target[_ ]ids?|targets?|quer(y|ies)|filters?|conditions?|"
        "fields?|operators?|values?|organi[sz]ations?|too (long|many|large)|limits?|plans?|tiers?|features?|"
        "entitle[a-z]*|permi[a-z]*|allowed)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    return words.contains(contents);
}

bool isOpen(const base::ServiceError &error)
{
    const QStringList path = error.pointer.split(u'/', Qt::SkipEmptyParts);
    const bool isWhole = path.isEmpty() || path == QStringList{u"data"_s};
    return isWhole && !nameContents(error.title + u' ' + error.detail);
}

} // namespace

bool leavesCauseOpen(const QList<base::ServiceError> &errors)
{
    return std::ranges::all_of(errors, isOpen);
}

std::optional<BulkActionDialect> otherDialect(const BulkActionDialect &refused, const QList<base::ServiceError> &errors,
                                              bool isByQuery)
{
    Pointed all;
    for (const base::ServiceError &error : errors) {
        const Pointed pointed = pointedAt(refused, error);
        all.actionType = all.actionType || pointed.actionType;
        all.placement = all.placement || pointed.placement;
        all.filter = all.filter || (pointed.filter && isByQuery);
    }
    BulkActionDialect other = refused;
    if (all.actionType)
        other.actionType = refused.actionType == BulkActionDialect::ActionType::Singular
            ? BulkActionDialect::ActionType::Plural
            : BulkActionDialect::ActionType::Singular;
    if (all.placement)
        other.placement = refused.placement == BulkActionDialect::Placement::Attributes
            ? BulkActionDialect::Placement::Data
            : BulkActionDialect::Placement::Attributes;
    if (all.filter)
        other.filter = refused.filter == protocol::FilterDialect::Nested ? protocol::FilterDialect::Flat
                                                                         : protocol::FilterDialect::Nested;
    return other == refused ? std::nullopt : std::optional(other);
}

} // namespace runlatch::service
