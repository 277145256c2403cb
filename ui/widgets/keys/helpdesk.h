// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>

class QWidget;

namespace runlatch::ui {

/// Where a part of the window asks for the help. Whoever has the help listens.
class HelpDesk final : public QObject
{
    Q_OBJECT
public:
    static HelpDesk &all(); ///< that of the program; it lives as long as its application

signals:
    void sectionWanted(const QString &section); ///< as in wording::HelpPlace
    void helpWanted(const QWidget *about);      ///< the page that fits this widget

private:
    using QObject::QObject;
};

} // namespace runlatch::ui
