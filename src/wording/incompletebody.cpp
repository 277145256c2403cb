// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/incompletebody.h"

#include "base/rules.h"
#include "wording/words.h"

#include <QLocale>

using namespace Qt::StringLiterals;
using runlatch::base::Rules;

namespace runlatch::wording {

namespace {

/// The sentence of what ended the body. Every %1 is arrivedSize().
QString endOf(base::Rule reason)
{
    if (reason == Rules::HttpRequestCut)
        return Words::tr("The connection ended after %1 of the body.");
    if (reason == Rules::HttpBodyTimeout)
        return Words::tr("The time was over after %1 of the body.");
    if (reason == Rules::HttpCrowded || reason == Rules::HttpNoRoom)
        return Words::tr("The connection was closed to make room, after %1 of the body.");
    if (reason == Rules::HttpBodyTooLarge)
        return Words::tr("The body is larger than the limit here. It was read up to %1.");
    if (reason == Rules::HttpChunk)
        return Words::tr("A chunk of the body cannot be read, after %1 of content.");
    return Words::tr("The body ended after %1.");
}

} // namespace

QString arrivedSize(const protocol::IncompleteBody &body)
{
    const QLocale locale;
    const QString arrived = locale.toString(body.arrived);
    //: %1 arrived, %2 were announced
    return body.announced ? Words::tr("%1 of %2 bytes").arg(arrived, locale.toString(*body.announced))
                          : Words::tr("%1 bytes").arg(arrived);
}

QString incompleteBody(const protocol::IncompleteBody &body)
{
    QString words = endOf(body.reason).arg(arrivedSize(body));
    if (body.unread > 0)
        words += u' ' + Words::tr("After it comes what could not be read, as received.");
    if (!body.isKept)
        words += u' ' + Words::tr("Its bytes were not kept, because too many requests were waiting for the disk.");
    return words;
}

} // namespace runlatch::wording
