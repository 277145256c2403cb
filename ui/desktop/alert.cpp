// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/desktop/alert.h"

#include "wording/plaintext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

struct AlertWords
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::ui::AlertWords)
};

QString titleOf(AlertKind kind, int count)
{
    switch (kind) {
    case AlertKind::Requests: return AlertWords::tr("%n request(s) received", nullptr, count);
    case AlertKind::SimulatorFailed: return AlertWords::tr("The simulator does not serve");
    case AlertKind::ListenerUnreached: return AlertWords::tr("The listener is not reached");
    case AlertKind::ListenerFailed: return AlertWords::tr("The listener does not listen");
    case AlertKind::DeadlineOver: return AlertWords::tr("%n deadline(s) have passed", nullptr, count);
    case AlertKind::DeadlineSoon: return AlertWords::tr("%n deadline(s) end within two minutes", nullptr, count);
    case AlertKind::DeadlineLast: return AlertWords::tr("%n deadline(s) end within 30 seconds", nullptr, count);
    }
    return {};
}

} // namespace

Alert alertOf(AlertKind kind, int count, const QString &what)
{
    return {kind, withoutMarkup(wording::shortened(titleOf(kind, count))), wording::shortened(what)};
}

QString withoutMarkup(const QString &text)
{
    QString plain = text;
    return plain.replace(u'<', u'‹').replace(u'>', u'›').replace(u'&', u'+');
}

} // namespace runlatch::ui
