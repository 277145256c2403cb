// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/translations.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

using namespace Qt::StringLiterals;

// Resources of a static library are dropped by the linker unless something names them.
static void initResources()
{
    Q_INIT_RESOURCE(translations);
}

namespace runlatch::wording {

namespace {

void install(QCoreApplication &application, const QLocale &locale, const QString &name, const QString &folder)
{
    auto *translator = new QTranslator(&application);
    if (translator->load(locale, name, u"_"_s, folder))
        QCoreApplication::installTranslator(translator);
    else
        delete translator;
}

} // namespace

void installTranslations(QCoreApplication &application)
{
    initResources();
    const QString ours = u":/runlatch/translations"_s;
    install(application, QLocale(QLocale::English), u"runlatch"_s, ours); // plurals, below any other language
    const QLocale system; // its languages are those of the texts, which may differ from those of numbers and dates
    install(application, system, u"qtbase"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(application, system, u"runlatch"_s, ours);
}

} // namespace runlatch::wording
