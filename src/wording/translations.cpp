// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/translations.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

using namespace Qt::StringLiterals;

// Names the resources. The linker drops the resources of a static library unless something names them.
static void initResources()
{
    Q_INIT_RESOURCE(translations);
}

namespace runlatch::wording {

namespace {

/// The object name of our translators. An application may have other translators.
QString ourTranslator()
{
    return u"runlatch translator"_s;
}

void install(QCoreApplication &application, const QLocale &locale, const QString &name, const QString &folder)
{
    auto *translator = new QTranslator(&application);
    translator->setObjectName(ourTranslator());
    if (translator->load(locale, name, u"_"_s, folder))
        QCoreApplication::installTranslator(translator);
    else
        delete translator;
}

} // namespace

void installTranslations(QCoreApplication &application)
{
    // QLocale's list of languages is about texts. Its name is about numbers and dates, which may differ.
    changeLanguage(application, QLocale());
}

void changeLanguage(QCoreApplication &application, const QLocale &language)
{
    initResources();
    qDeleteAll(application.findChildren<QTranslator *>(ourTranslator(), Qt::FindDirectChildrenOnly));
    const QString ours = u":/runlatch/translations"_s;
    install(application, QLocale(QLocale::English), u"runlatch"_s, ours); // plurals, below any other language
    install(application, language, u"qtbase"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(application, language, u"runlatch"_s, ours);
}

} // namespace runlatch::wording
