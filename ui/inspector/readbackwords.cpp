// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/readbackwords.h"

#include "text/plaintext.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

using RowPart = inspector::ReadBackRow::Part;
using RowVerdict = inspector::ReadBackRow::Verdict;

constexpr qsizetype MaxShownText = 100; // characters
constexpr qsizetype MaxSentences = 8;

struct ReadBackWords
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::ui::ReadBackWords)
};

QString partWord(RowPart part)
{
    switch (part) {
    case RowPart::Status: return ReadBackWords::tr("Status");
    case RowPart::Message: return ReadBackWords::tr("Message");
    case RowPart::Url: return ReadBackWords::tr("URL");
    case RowPart::Stage: return ReadBackWords::tr("Stage");
    case RowPart::StageStatus: return ReadBackWords::tr("Status of the stage");
    case RowPart::Outcomes: return ReadBackWords::tr("Outcomes");
    case RowPart::Outcome: return ReadBackWords::tr("Outcome");
    case RowPart::Description: return ReadBackWords::tr("Description");
    case RowPart::OutcomeUrl: return ReadBackWords::tr("URL");
    case RowPart::Tags: return ReadBackWords::tr("Tags");
    case RowPart::Body: return ReadBackWords::tr("Body");
    }
    Q_UNREACHABLE();
}

QString shown(const QString &text)
{
    return text::plainText(text, MaxShownText);
}

QString differenceWords(const inspector::ReadBackRow &row)
{
    const QString outcome = shown(row.outcome);
    if (row.part == RowPart::Outcome)
        return row.served.isEmpty() ? ReadBackWords::tr("The service lacks the outcome “%1”.").arg(outcome)
                                    : ReadBackWords::tr("The outcome “%1” of the service was not sent.").arg(outcome);
    if (row.part == RowPart::Body)
        return row.served.isEmpty() ? ReadBackWords::tr("The service has no body of the outcome “%1”.").arg(outcome)
                                    : ReadBackWords::tr("The outcome “%1” was sent without a body.").arg(outcome);
    const QString part = row.outcome.isEmpty()
        ? partWord(row.part)
        : ReadBackWords::tr("%1 of the outcome “%2”").arg(partWord(row.part), outcome);
    return ReadBackWords::tr("%1: sent “%2”, the service has “%3”.").arg(part, shown(row.sent), shown(row.served));
}

QString holdsWords(inspector::ReadBackComparison::Holds holds)
{
    using enum inspector::ReadBackComparison::Holds;
    switch (holds) {
    case NotKnown: return {};
    case LastCallback: return ReadBackWords::tr("It has the outcomes of the last callback only.");
    case AllCallbacks: return ReadBackWords::tr("It has the outcomes of all callbacks.");
    }
    Q_UNREACHABLE();
}

} // namespace

QString readBackWords(const inspector::ReadBackRow &row)
{
    switch (row.verdict) {
    case RowVerdict::Same: return ReadBackWords::tr("The same: %1.").arg(partWord(row.part));
    case RowVerdict::Differs: return differenceWords(row);
    case RowVerdict::NotKnown: return ReadBackWords::tr("%1: not provided by the service.").arg(partWord(row.part));
    case RowVerdict::Told: return ReadBackWords::tr("%1: %2.").arg(partWord(row.part), shown(row.served));
    }
    Q_UNREACHABLE();
}

QString readBackWords(const inspector::ReadBackComparison &comparison)
{
    QStringList sentences;
    for (const RowVerdict verdict : {RowVerdict::Differs, RowVerdict::NotKnown, RowVerdict::Told}) {
        for (const inspector::ReadBackRow &row : comparison.rows) {
            if (row.verdict == verdict)
                sentences += readBackWords(row);
        }
    }
    if (sentences.size() > MaxSentences)
        sentences = sentences.first(MaxSentences) << ReadBackWords::tr("There is more.");
    QStringList same;
    for (const inspector::ReadBackRow &row : comparison.rows) {
        if (row.verdict == RowVerdict::Same)
            same += partWord(row.part);
    }
    if (!same.isEmpty())
        sentences += ReadBackWords::tr("The same: %1.").arg(same.join(u", "_s));
    sentences += holdsWords(comparison.holds);
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

} // namespace runlatch::ui
