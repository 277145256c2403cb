// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/signature/proofwords.h"

#include "base/rules.h"
#include "wording/plaintext.h"
#include "wording/signature/proofs.h"
#include "wording/words.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::wording {

namespace {

using base::Rules;

struct NamedBytes
{
    QByteArrayView bytes;
    const char *name;
};

/// Bytes that cannot be seen, with their digits as programmers write them.
constexpr NamedBytes InvisibleBytes[] = {
    {"\n", QT_TRANSLATE_NOOP("runlatch::wording", "a line feed (%1)")},
    {"\r", QT_TRANSLATE_NOOP("runlatch::wording", "a carriage return (%1)")},
    {"\r\n", QT_TRANSLATE_NOOP("runlatch::wording", "a line break of Windows (%1)")},
    {" ", QT_TRANSLATE_NOOP("runlatch::wording", "a space (%1)")},
    {"\t", QT_TRANSLATE_NOOP("runlatch::wording", "a tab (%1)")},
    {"\xef\xbb\xbf", QT_TRANSLATE_NOOP("runlatch::wording", "a byte order mark (%1)")},
};

QString programmersDigits(const QByteArray &bytes)
{
    QStringList digits;
    for (const char byte : bytes)
        digits.append(u"0x"_s + QString::fromLatin1(QByteArray(1, byte).toHex().toUpper()));
    return digits.join(u' ');
}

/// The differing bytes of one text.
struct Run
{
    QByteArray bytes;
    qint64 more;   ///< that are not in `bytes`
    qint64 length; ///< of all of them
    bool isOpen;   ///< they may go on: nobody looked further

    Run(const QByteArray &shown, qint64 moreBytes, qint64 wholeLength, bool isUnbounded)
        : bytes(shown)
        , more(moreBytes)
        , length(wholeLength)
        , isOpen(isUnbounded && wholeLength >= text::ByteComparison::MaxLength) // a shorter one ends with its text
    {
    }
};

QString nameOfBytes(const Run &run)
{
    const QByteArray &bytes = run.bytes;
    const QString digits = programmersDigits(bytes);
    if (run.more > 0) {
        const int count = static_cast<int>(run.more); // of at most ByteComparison::MaxLength
        const QString words = run.isOpen ? Words::tr("%1 and at least %Ln more", nullptr, count)
                                         : Words::tr("%1 and %Ln more", nullptr, count);
        return words.arg(digits);
    }
    for (const NamedBytes &named : InvisibleBytes) {
        if (named.bytes == bytes)
            return Words::tr(named.name).arg(digits);
    }
    const bool isVisible =
        std::all_of(bytes.begin(), bytes.end(), [](char byte) { return byte > 0x20 && byte < 0x7f; });
    return isVisible ? u"%1 (%2)"_s.arg(quoted(QString::fromLatin1(bytes)), digits) : digits;
}

QString placeOfBytes(qint64 offset, const Run &run)
{
    const QLocale locale;
    const QString begin = locale.toString(offset);
    if (run.isOpen)
        return Words::tr("from byte %1 on").arg(begin);
    return run.length == 1 ? Words::tr("byte %1").arg(begin)
                           : Words::tr("bytes %1 to %2").arg(begin, locale.toString(offset + run.length - 1));
}

/// The differences of the received body from another one. %1 is the place with its bytes, %2 the other bytes.
struct OtherWords
{
    const char *lost;
    const char *added;
    const char *changed;
};

const OtherWords &wordsOf(OtherBody other)
{
    static constexpr OtherWords sent{QT_TRANSLATE_NOOP("runlatch::wording", "%1: in what was signed, but not received"),
                                     QT_TRANSLATE_NOOP("runlatch::wording", "%1: received, but not in what was signed"),
                                     QT_TRANSLATE_NOOP("runlatch::wording", "%1: received; signed was %2 there")};
    static constexpr OtherWords earlier{
        QT_TRANSLATE_NOOP("runlatch::wording", "%1: in the earlier delivery, but not received"),
        QT_TRANSLATE_NOOP("runlatch::wording", "%1: received, but not in the earlier delivery"),
        QT_TRANSLATE_NOOP("runlatch::wording", "%1: received; earlier it was %2")};
    static constexpr OtherWords computed{
        QT_TRANSLATE_NOOP("runlatch::wording", "%1: in what the program computed over, but not in the body"),
        QT_TRANSLATE_NOOP("runlatch::wording", "%1: in the body, but not in what the program computed over"),
        QT_TRANSLATE_NOOP("runlatch::wording", "%1: in the body; the program computed over %2 there")};
    switch (other) {
    case OtherBody::Signed: return sent;
    case OtherBody::Earlier: return earlier;
    case OtherBody::Computed: return computed;
    }
    Q_UNREACHABLE();
}

} // namespace

QString provingSum(const signature::Diagnosis &diagnosis)
{
    const Proof *proof = findProof(diagnosis.cause, diagnosis.variant);
    if (!proof || !*proof->sum || diagnosis.sum.isEmpty())
        return {};
    const QString words = Words::tr(proof->sum);
    return words.contains("%1"_L1) ? words.arg(QString::fromLatin1(diagnosis.variant)) : words;
}

QString triedExplanations(const signature::Diagnosis &diagnosis)
{
    const base::Rule ofHeaders[] = {base::Rule(), Rules::HeaderMissing, Rules::HeaderEmpty, Rules::HeaderRepeated};
    if (std::find(std::begin(ofHeaders), std::end(ofHeaders), diagnosis.cause) != std::end(ofHeaders))
        return {};
    return diagnosis.sum.isEmpty()
        ? Words::tr("%Ln cause(s) tried; none makes the digests equal.", nullptr, diagnosis.attempts)
        : Words::tr("%Ln cause(s) tried; only this one makes the digests equal.", nullptr, diagnosis.attempts);
}

QString differingBytes(const text::ByteDifference &difference, const text::DifferingBytes &bytes, OtherBody other,
                       bool hasMore)
{
    const OtherWords &words = wordsOf(other);
    const bool isLost = difference.length == 0;
    const Run received(bytes.received, bytes.moreReceived, difference.length, bytes.isUnbounded);
    const Run theirs(bytes.other, bytes.moreOther, difference.otherLength, bytes.isUnbounded);
    const Run &named = isLost ? theirs : received;
    const QString what = Words::tr("%1, %2").arg(placeOfBytes(difference.offset, named), nameOfBytes(named));
    QString text;
    if (isLost)
        text = Words::tr(words.lost);
    else if (difference.otherLength == 0)
        text = Words::tr(words.added);
    else
        text = Words::tr(words.changed);
    if (hasMore)
        text = Words::tr("first difference: %1").arg(text);
    return isLost || difference.otherLength == 0 ? text.arg(what) : text.arg(what, nameOfBytes(theirs));
}

bool mayDifferOften(const signature::Diagnosis &diagnosis)
{
    const base::Rule often[] = {Rules::BodyReserialized, Rules::BodyLineEnds, Rules::BodyEncoding,
                                Rules::BodyLinesJoined, Rules::BodyMasked};
    return std::find(std::begin(often), std::end(often), diagnosis.cause) != std::end(often)
        || (diagnosis.cause == Rules::BodyTrimmed && diagnosis.variant == "both");
}

} // namespace runlatch::wording
