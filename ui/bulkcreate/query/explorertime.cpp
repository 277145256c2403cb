// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/query/explorertime.h"

#include "base/utc.h"
#include "protocol/jsonapi.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

QString explorerTime(const QString &typed)
{
    static const QRegularExpression form(
        uR"(^\s*(\d{4}-\d{2}-\d{2})(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?\s*(?:UTC|Z|([+-]\d{2}:\d{2}))?\s*$)"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = form.match(typed);
    if (!match.hasMatch())
        return typed;
    const QDate date = QDate::fromString(match.captured(1), Qt::ISODate);
    const QTime time(match.captured(2).toInt(), match.captured(3).toInt(), match.captured(4).toInt());
    if (!date.isValid() || !time.isValid())
        return typed;
    const QString offset = match.captured(5);
    const QString written = QDateTime(date, time, base::Utc).toString(Qt::ISODate);
    return offset.isEmpty() ? written : written.chopped(1) + offset; // in the place of "Z"
}

QString explorerTimeHere(const QString &written)
{
    const QDateTime time = protocol::readTime(written).toLocalTime();
    if (!time.isValid() || time.offsetFromUtc() == 0)
        return {};
    const QLocale locale;
    //: A date and a time
    return QCoreApplication::translate("runlatch::ui::explorerTime", "%1, %2")
        .arg(locale.toString(time.date(), u"d MMM yyyy"_s), locale.toString(time.time(), u"HH:mm"_s));
}

QString explorerTimeWords(const QString &written)
{
    const QDateTime time = protocol::readTime(written);
    if (!time.isValid())
        return written;
    const QLocale locale;
    //: A date and a time
    return QCoreApplication::translate("runlatch::ui::explorerTime", "%1, %2 UTC")
        .arg(locale.toString(time.date(), u"d MMM yyyy"_s), locale.toString(time.time(), u"HH:mm"_s));
}

} // namespace runlatch::ui
