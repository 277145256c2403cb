// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QPlainTextEdit>

namespace runlatch::ui {

/// A read-only view of code that can be selected and copied.
class CodeView final : public QPlainTextEdit
{
    Q_OBJECT

public:
    /// An Inset is a block in a page; a Pane fills the page and has its margin.
    enum class Place { Inset, Pane };

    explicit CodeView(const QString &accessibleName, Place place = Place::Inset, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void restyle();

    Place m_place;
};

} // namespace runlatch::ui
