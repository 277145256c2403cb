// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/signature/diagnosis.h"

#include "base/rules.h"
#include "text/plaintext.h"
#include "wording/phrases.h"
#include "wording/signature/proofs.h"
#include "wording/signature/proofwords.h"
#include "wording/words.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::wording {

namespace {

using base::Rules;

struct Part
{
    const char *name;
    const char *text;
};

/// The meanings of the parts of a variant of body.reserialised.
constexpr Part JsonParts[] = {
    {"compact", QT_TRANSLATE_NOOP("runlatch::wording", "without white space")},
    {"spaced", QT_TRANSLATE_NOOP("runlatch::wording", "a space after colons and commas")},
    {"indent-2", QT_TRANSLATE_NOOP("runlatch::wording", "indented by two spaces")},
    {"indent-4", QT_TRANSLATE_NOOP("runlatch::wording", "indented by four spaces")},
    {"tabs", QT_TRANSLATE_NOOP("runlatch::wording", "indented by tabs")},
    {"ascii", QT_TRANSLATE_NOOP("runlatch::wording", "letters beyond ASCII as \\u escapes")},
    {"html", QT_TRANSLATE_NOOP("runlatch::wording", "<, > and & as \\u escapes")},
    {"quotes", QT_TRANSLATE_NOOP("runlatch::wording", "quotes, backticks and plus signs as \\u escapes")},
    {"upper", QT_TRANSLATE_NOOP("runlatch::wording", "escapes with upper-case digits")},
    {"slashes", QT_TRANSLATE_NOOP("runlatch::wording", "slashes with a backslash before them")},
    {"kept", QT_TRANSLATE_NOOP("runlatch::wording", "strings as received")},
    {"sorted", QT_TRANSLATE_NOOP("runlatch::wording", "keys in alphabetical order")},
    {"newline", QT_TRANSLATE_NOOP("runlatch::wording", "a line break at the end")},
};

/// The sentences of a variant, which is proved, where those of the cause alone say what it may be.
struct ProvedWords
{
    base::Rule cause;
    const char *variant;
    const char *fact;
    const char *next;
};
constexpr ProvedWords Proved[] = {
    {Rules::DigestLength, "cut",
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "The digest is correct, but its end is "
                       "missing."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender write all 128 digits.")},
    {Rules::DigestLength, "quotes",
     QT_TRANSLATE_NOOP("runlatch::wording", "The digest is correct, but quotes or blanks are written around it."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender write the digits alone, without quotes and blanks.")},
    {Rules::DigestLength, "longer",
     QT_TRANSLATE_NOOP("runlatch::wording", "The digest is correct, but other characters are written around it."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Make the sender write the digits alone.")},
};

/// The same of a receiver's digest.
constexpr ProvedWords NotGiven{
    Rules::KeyMissing, "not-given",
    QT_TRANSLATE_NOOP("runlatch::wording", "No key is given here, so little could be tried."),
    QT_TRANSLATE_NOOP("runlatch::wording", "Enter the key that the program should use: that of the run task.")};

/// A receiver is told what its own program does.
Sentence sentenceFor(const signature::Diagnosis &diagnosis)
{
    const bool isReceivers = diagnosis.isReceivers;
    if (isReceivers && diagnosis.cause == NotGiven.cause && diagnosis.variant == NotGiven.variant)
        return {Words::tr(NotGiven.fact), Words::tr(NotGiven.next)};
    Sentence sentence = sentenceOf(*findPhrase(diagnosis.cause, isReceivers ? Activity::Computing : Activity::Unknown));
    for (const ProvedWords &words : Proved) {
        if (diagnosis.cause == words.cause && diagnosis.variant == words.variant) {
            sentence.fact = Words::tr(words.fact);
            sentence.next = isReceivers ? sentence.next : Words::tr(words.next);
        }
    }
    return sentence;
}

QString jsonForm(const QByteArray &variant)
{
    QStringList words;
    for (const QByteArray &name : variant.split('+')) {
        for (const Part &part : JsonParts) {
            if (name == part.name)
                words.append(Words::tr(part.text));
        }
    }
    return words.join(u", "_s);
}

/// "The same digest comes of this: With the key in double quotes."
QString proofOfReceiver(const signature::Diagnosis &diagnosis)
{
    const QString sum = provingSum(diagnosis);
    if (sum.isEmpty() && !diagnosis.isProven && diagnosis.cause != Rules::KeyMissing)
        return Words::tr("No known cause explains this digest.");
    if (sum.isEmpty())
        return {};
    const QString form = diagnosis.cause == Rules::BodyReserialized ? jsonForm(diagnosis.variant) : QString();
    return Words::tr("The same digest results from: %1.").arg(form.isEmpty() ? sum : sum + u": "_s + form);
}

QString proofOf(const signature::Diagnosis &diagnosis)
{
    if (const QString proof = diagnosis.isReceivers ? proofOfReceiver(diagnosis) : QString(); !proof.isEmpty())
        return proof;
    const bool isOneOfSeveral = diagnosis.holding > 0 && diagnosis.variant.isEmpty();
    const Proof *proof = findProof(diagnosis.cause, isOneOfSeveral ? "holding" : diagnosis.variant);
    if (!proof)
        return {};
    QString text = Words::tr(proof->text);
    if (diagnosis.cause == Rules::HeaderRepeated) {
        text = text.arg(diagnosis.headers);
        return isOneOfSeveral ? text.arg(diagnosis.holding) : text; // only that sentence names it
    }
    if (diagnosis.cause == Rules::BodyLength || diagnosis.cause == Rules::BodyNoLength) {
        const QLocale locale;
        return text.replace(u"%1"_s, locale.toString(diagnosis.announced))
            .replace(u"%2"_s, locale.toString(diagnosis.sent));
    }
    if (diagnosis.cause == Rules::BodyReserialized)
        return text.arg(QString::fromLatin1(diagnosis.variant), jsonForm(diagnosis.variant));
    return text;
}

QString formOf(base::Rule form)
{
    if (form == Rules::DigestUpperCase)
        return Words::tr("In addition, it is written in upper case.");
    if (form == Rules::DigestBase64)
        return Words::tr("In addition, it is written in base64.");
    if (form == Rules::DigestColons)
        return Words::tr("In addition, there are colons, dashes or blanks between its bytes.");
    if (form == Rules::DigestPrefix)
        return Words::tr("In addition, something precedes it.");
    if (form == Rules::DigestLength)
        return Words::tr("In addition, it is cut off, or something surrounds it.");
    return {};
}

/// Bytes as hexadecimal digits, and as text where all of them can be seen.
QString hexOf(const QByteArray &bytes)
{
    if (bytes.isEmpty())
        return Words::tr("nothing");
    const QString digits = QString::fromLatin1(bytes.toHex(' '));
    const bool isVisible =
        std::all_of(bytes.begin(), bytes.end(), [](char byte) { return byte > 0x20 && byte < 0x7f; });
    return isVisible ? u"%1 (%2)"_s.arg(digits, QString::fromLatin1(bytes)) : digits;
}

/// The differing bytes of one side, and how many of them are not shown.
QString runOf(const QByteArray &bytes, qint64 more, bool isUnbounded)
{
    if (more == 0)
        return hexOf(bytes);
    const int count = static_cast<int>(more); // of at most ByteComparison::MaxLength
    const QString rest =
        isUnbounded ? Words::tr("… at least %n more", nullptr, count) : Words::tr("… %n more", nullptr, count);
    return hexOf(bytes) + u' ' + rest;
}

/// As hexadecimal digits and as text, in which a dot stands for what cannot be seen.
QString contextOf(const QByteArray &bytes)
{
    QString text;
    for (const char byte : bytes)
        text += byte >= 0x20 && byte < 0x7f ? QChar(QLatin1Char(byte)) : QChar(u'·');
    return u"%1 (%2)"_s.arg(QString::fromLatin1(bytes.toHex(' ')), text);
}

/// The places beside the difference, to find it by.
QString besidesOf(const text::DifferingBytes &bytes)
{
    QString text;
    if (!bytes.before.isEmpty())
        text += u' ' + Words::tr("Both have before it: %1.").arg(contextOf(bytes.before));
    if (!bytes.behind.isEmpty())
        text += u' ' + Words::tr("Both go on with: %1.").arg(contextOf(bytes.behind));
    return text;
}

QString differenceOf(const text::ByteDifference &difference, const std::optional<text::DifferingBytes> &bytes,
                     bool isReceivers)
{
    const QString offset = QString::number(difference.offset);
    if (!bytes)
        return Words::tr("The first difference is at byte %1.").arg(offset);
    const QString words = isReceivers
        ? Words::tr("The first difference is at byte %1. In the body: %2. Computed over there: %3.")
        : Words::tr("The first difference is at byte %1. Received there: %2. Signed there: %3.");
    return words.arg(offset, runOf(bytes->received, bytes->moreReceived, bytes->isUnbounded),
                     runOf(bytes->other, bytes->moreOther, bytes->isUnbounded))
        + besidesOf(*bytes);
}

QStringList untriedIn(const signature::Diagnosis::Untried &untried)
{
    QStringList sentences;
    if (untried.rewriting)
        sentences.append(Words::tr("Not tried: other spellings of the JSON, because they are too large."));
    if (untried.rare)
        sentences.append(Words::tr("Not tried: the rarer slips of programs, because the body is too large."));
    if (untried.keys > 0)
        sentences.append(Words::tr("Not tried: %n more key(s).", nullptr, untried.keys));
    if (untried.rest)
        sentences.append(Words::tr("Not everything was tried."));
    return sentences;
}

} // namespace

DiagnosisWords diagnosisWords(const signature::Diagnosis &diagnosis, const std::optional<text::DifferingBytes> &bytes)
{
    const QString keySentence = diagnosis.key.isEmpty()
        ? QString()
        : Words::tr("The key is that of “%1”.").arg(text::markedText(diagnosis.key));
    if (diagnosis.cause.isEmpty()) {
        const Activity activity = diagnosis.isReceivers ? Activity::Computing : Activity::Unknown;
        const Phrase *phrase = findPhrase(diagnosis.verdict, activity);
        const Sentence sentence = phrase ? sentenceOf(*phrase) : Sentence();
        const bool isValid = diagnosis.verdict == protocol::Verdict::Valid;
        const QString proof = keySentence.isEmpty() ? sentence.fact : sentence.fact + u' ' + keySentence;
        return {sentence.fact, isValid ? proof : QString(), isValid ? QString() : sentence.next, {}};
    }
    QStringList proof{proofOf(diagnosis), formOf(diagnosis.form)};
    QStringList brief = proof;
    if (diagnosis.difference)
        proof.append(differenceOf(*diagnosis.difference, bytes, diagnosis.isReceivers));
    const bool isOther = diagnosis.cause == Rules::KeyOtherKnown && !diagnosis.key.isEmpty();
    if (!isOther)
        proof.append(keySentence);
    for (QStringList *sentences : {&proof, &brief}) {
        *sentences += untriedIn(diagnosis.untried);
        sentences->removeAll(QString());
    }
    Sentence sentence = sentenceFor(diagnosis);
    if (isOther)
        sentence.fact = (diagnosis.isReceivers ? Words::tr("Computed with another known key: %1.")
                                               : Words::tr("Signed with another known key: %1."))
                            .arg(text::markedText(diagnosis.key));
    return {sentence.fact, proof.join(u' '), sentence.next, brief.join(u' ')};
}

QString bodyFormWords(signature::BodyForm form)
{
    switch (form) {
    case signature::BodyForm::Bytes: return {};
    case signature::BodyForm::Base64: return Words::tr("The body was read from its base64.");
    case signature::BodyForm::BytesLiteral: return Words::tr("The body was read from its printed form, b'...'.");
    case signature::BodyForm::Event: return Words::tr("The body was read from the event that holds it.");
    }
    Q_UNREACHABLE();
}

QString earlierDeliveryWords(const std::optional<text::ByteDifference> &difference,
                             const std::optional<text::DifferingBytes> &bytes)
{
    if (!difference)
        return Words::tr("The earlier delivery has the same body, so the key or the sender has changed.");
    const QString offset = QString::number(difference->offset);
    if (!bytes)
        return Words::tr("The body differs from the earlier delivery, first at byte %1.").arg(offset);
    return Words::tr("The body differs from the earlier delivery, first at byte %1. Received there: %2. Earlier: %3.")
               .arg(offset, runOf(bytes->received, bytes->moreReceived, bytes->isUnbounded),
                    runOf(bytes->other, bytes->moreOther, bytes->isUnbounded))
        + besidesOf(*bytes);
}

} // namespace runlatch::wording
